/** The text of an element without what is only drawn, such as the asterisk of required fields. */
function textOf(element: Element | null | undefined): string {
  const copy = element?.cloneNode(true) as Element | undefined;
  for (const drawn of copy?.querySelectorAll("[aria-hidden=true]") ?? []) drawn.remove();
  return copy?.textContent?.trim() ?? "";
}

/** What people call the field at a path of a form, within a group with the group's name; empty if the form does not show it. */
export function labelAt(form: HTMLElement, path: string): string {
  const control = form.querySelector<HTMLInputElement>(`[data-path="${CSS.escape(path)}"]`);
  if (!control) return "";
  const label = control.getAttribute("aria-label") || textOf(control.labels?.[0]);
  const group = control.closest("fieldset")?.querySelector("legend");
  return [textOf(group), label].filter(Boolean).join(": ");
}
