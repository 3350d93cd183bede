/** Options for editors that report each keystroke: if their form redrew them, they would lose the focus and further input. */
export const whileTyping = { forceUpdate: false } as const;
