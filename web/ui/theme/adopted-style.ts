import { useInsertionEffect } from "react";

/**
 * Adds styles at run time as a constructed style sheet, which the app's policy allows although it forbids inline styles.
 * @returns a function that removes it
 */
export function adoptStyle(css: string): () => void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets.push(sheet);
  return () => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== sheet);
  };
}

/** Replaces a library's `<style>` element (`web/adopted-styles.ts`). */
export function AdoptedStyle({ children, dangerouslySetInnerHTML }: React.ComponentProps<"style">): null {
  const css = String(dangerouslySetInnerHTML?.__html ?? children ?? "");
  useInsertionEffect(() => adoptStyle(css), [css]);
  return null;
}

/** Replaces the style sheet that react-style-singleton shares among its users. */
export function stylesheetSingleton() {
  let users = 0;
  let remove: (() => void) | undefined;
  return {
    add(css: string) {
      if (users++ === 0) remove = adoptStyle(css);
    },
    remove() {
      if (--users === 0) remove?.();
    },
  };
}
