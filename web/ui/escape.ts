const openers = 'button[aria-expanded="true"]:is([aria-haspopup="menu"],[aria-haspopup="dialog"])';

/**
 * Lets Escape close a menu or calendar that was just opened by a button. It takes the focus a moment later; until then, the button gets the
 * key and would ignore it. A surrounding dialog stays open.
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
