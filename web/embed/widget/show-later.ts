/** Shows a part that is loaded on demand; returns a function that removes it. A failure leaves the page as it is. */
export function showLater<Part>(part: Promise<Part>, show: (part: Part) => () => void): () => void {
  let isWanted = true;
  const nothing = () => undefined;
  const shown = part.then((loaded) => (isWanted ? show(loaded) : nothing)).catch(() => nothing);
  return () => {
    isWanted = false;
    shown.then((remove) => remove());
  };
}
