/** Text of an element without decoration, for example the asterisk of required fields. */
function textOf(element: Element | null | undefined): string {
  const copy = element?.cloneNode(true) as Element | undefined;
  for (const drawn of copy?.querySelectorAll("[aria-hidden=true]") ?? []) drawn.remove();
  return copy?.textContent?.trim() ?? "";
}

/** Label of the field at a path of a form, with the name of its group if any; empty if the form does not show the field. */
export function labelAt(form: HTMLElement, path: string): string {
  const control = form.querySelector<HTMLInputElement>(`[data-path="${CSS.escape(path)}"]`);
  if (!control) return "";
  const label = control.getAttribute("aria-label") || textOf(control.labels?.[0]);
  const group = control.closest("fieldset")?.querySelector("legend");
  return [textOf(group), label].filter(Boolean).join(": ");
}
