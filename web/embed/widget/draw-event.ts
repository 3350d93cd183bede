/** The name of the event by which an entry on a page is added to the plan on the same page. */
const name = "laborium-add";

/** The plan for the draw on this page, if it has one. */
const planOnPage = () => document.querySelector<HTMLElement>('[data-laborium="draw"]');

/** Handles a press on a link that adds an analysis: the plan on the same page takes it; without one, the link is followed. */
export const addToPlan = (code: string) => (event: Event) => {
  const plan = planOnPage();
  if (!plan) return;
  event.preventDefault();
  plan.dispatchEvent(new CustomEvent(name, { detail: code }));
  plan.scrollIntoView({ block: "start" });
};

/** Calls back with each analysis that is added to a plan. @returns a function that ends it */
export function onAdded(plan: HTMLElement, add: (code: string) => void): () => void {
  const listen = (event: Event) => add((event as CustomEvent<string>).detail);
  plan.addEventListener(name, listen);
  return () => plan.removeEventListener(name, listen);
}
