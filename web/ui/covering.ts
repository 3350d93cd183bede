/** Dialogs currently open above the page, both plain ones and those of the library. */
export const openDialogs = () => [
  ...document.querySelectorAll('dialog[open], [role="dialog"][aria-modal="true"]'),
];
