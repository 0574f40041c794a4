// One thing after the other: input that comes while an answer is awaited is judged afterwards,
// on the state that is real then.

export function createQueue() {
  let last = Promise.resolve();
  let waiting = 0;
  return {
    /** @param {() => void | Promise<void>} job */
    add(job) {
      waiting += 1;
      last = last.then(job).then(done, (error) => {
        done();
        reportError(error);
      });
    },
    busy: () => waiting > 0,
  };

  function done() {
    waiting -= 1;
  }
}
