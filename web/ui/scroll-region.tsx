import type { ReactNode } from "react";

/** Content that may be larger than its frame and can be scrolled there, also by keyboard. */
export function ScrollRegion(props: { label: string; className?: string; children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: scrollable content must be reachable by keyboard
    <section className={props.className} aria-label={props.label} tabIndex={0}>
      {props.children}
    </section>
  );
}
