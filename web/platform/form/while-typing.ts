/** For what an editor reports with each keystroke: drawn anew by its form, it would lose the focus, and with it what is typed next. */
export const whileTyping = { forceUpdate: false } as const;
