const openers = 'button[aria-expanded="true"]:is([aria-haspopup="menu"],[aria-haspopup="dialog"])';

/**
 * Lets Escape close what a button has just opened. A menu or a calendar takes the focus a moment after it has opened; until then the key
 * comes to the button, which knows nothing of it. Of a dialog around them Escape then closes nothing.
 */
export function closeOpenedByEscape(): void {
  addEventListener(
    "keydown",
    (event) => {
      const opener = event.target instanceof Element && event.target.closest<HTMLElement>(openers);
      if (event.key !== "Escape" || !opener) return;
      event.stopImmediatePropagation();
      opener.click();
    },
    true,
  );
}
