/** The dialogs that lie above the page now, the plain ones and those of the library. */
export const openDialogs = () => [
  ...document.querySelectorAll('dialog[open], [role="dialog"][aria-modal="true"]'),
];
