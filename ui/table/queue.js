// One thing after the other: input that comes while an answer is awaited is judged afterwards,
// on the state that is real then.

/**
 * Calls made while the first one runs share its answer: a second tap does nothing of its own.
 *
 * @template A, R
 * @param {(argument: A) => Promise<R>} act
 * @returns {(argument: A) => Promise<R>}
 */
export function shared(act) {
  /** @type {Promise<R> | null} */
  let running = null;
  return (argument) => (running ??= act(argument).finally(() => (running = null)));
}

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
