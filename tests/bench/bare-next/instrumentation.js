/** Without one of its own, Next takes the project's: our front, our pictures and our watcher would run beside the bare page. */
export const register = () => {};
