const fieldsOf = (form: HTMLElement) => [...form.querySelectorAll<HTMLElement>("[data-path]")];

/** Opens the tab that contains a field, if it is hidden. */
export function reveal(field: HTMLElement): void {
  const panel = field.closest<HTMLElement>("[role=tabpanel]");
  const tab = panel && document.getElementById(panel.getAttribute("aria-labelledby") ?? "");
  if (tab?.getAttribute("aria-selected") === "false") tab.click();
}

/** Path of the field that a finding belongs to: the path itself, or else the first one below it, as `name.de` is below `name`. */
export function fieldOf(form: HTMLElement, path: string): string {
  const paths = fieldsOf(form).map((field) => field.dataset.path ?? "");
  return paths.includes(path) ? path : (paths.find((each) => each.startsWith(`${path}.`)) ?? path);
}

/**
 * Focuses the first of the named fields on the screen.
 * @param paths of fields, as in `form.getInputProps(path)`
 * @returns the paths that have no field in this form
 */
export function focusFirst(form: HTMLElement, paths: readonly string[]): string[] {
  const fields = fieldsOf(form);
  const first = fields.find((field) => paths.includes(field.dataset.path ?? ""));
  if (first) {
    reveal(first);
    // The tab is drawn in the next frame, and hidden fields cannot take the focus.
    requestAnimationFrame(() => first.focus());
  }
  return paths.filter((path) => !fields.some((field) => field.dataset.path === path));
}

/** Runs a change that redraws fields and returns the focus to the field that had it. */
export function keepFocus(form: HTMLElement | null, change: () => void): void {
  const active = document.activeElement;
  const path = active instanceof HTMLElement && form?.contains(active) ? active.dataset.path : undefined;
  change();
  if (!form || path === undefined) return;
  requestAnimationFrame(() => {
    // A field that was not redrawn keeps the focus, and by now it may have gone elsewhere.
    if (document.activeElement !== document.body) return;
    fieldsOf(form)
      .find((field) => field.dataset.path === path)
      ?.focus();
  });
}
