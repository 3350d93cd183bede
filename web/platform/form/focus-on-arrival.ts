import { presentEntry } from "../navigation.ts";

/** Entry of the history at which a key or pointer was last used; null before the first use. */
let usedAt: string | undefined | null = null;
for (const event of ["keydown", "pointerdown"])
  addEventListener(event, () => (usedAt = presentEntry().key), { capture: true });

const fields = "input, textarea, select, [contenteditable=true]";

/** Focuses a field that is drawn once its data has arrived. If the page has been used meanwhile, the focus stays in the field that has it. */
export function focusOnArrival(field: HTMLElement | null | undefined): void {
  const isAtWork = usedAt === presentEntry().key && document.activeElement?.matches(fields);
  if (!isAtWork) field?.focus();
}
