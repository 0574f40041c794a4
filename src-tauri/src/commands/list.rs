// The one list of the app's commands: build.rs makes a permission of each, lib.rs a handler, and a test compares it
// with the capability and with ui/ipc.js. (No module documentation here: the file is included by build.rs.)

/// Calls another macro with the names of all commands.
macro_rules! commands {
    ($with:ident) => {
        $with! {
            catalogue,
            home,
            resume,
            new_game,
            open_id,
            dailies,
            calendar,
            open_daily,
            play,
            undo,
            redo,
            hint,
            work,
            end_game,
            played,
            replay,
            share,
            solution,
            build_solution,
            cancel_solution,
            remove_solution,
            import_solution,
            analyse,
            settings,
            change_settings,
            reset_settings,
            collection,
            records,
            name_record,
            clear_records,
            restore_records,
            export_all,
            import_all,
            undo_import,
            watch,
            asked,
            leave,
        }
    };
}
