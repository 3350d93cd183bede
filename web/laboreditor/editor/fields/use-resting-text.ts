import { useState } from "react";

/** Props of an input that shows its text as readers see it while it has no focus. */
export interface RestingText {
  value: string;
  onFocus: () => void;
  onBlur: () => void;
}

/**
 * Shows the text of an input as readers see it (`3,7`, `18 J.`) while it is at rest, and as it is kept while it is typed into.
 *
 * @param shown the text as readers see it
 * @param readOnly nothing is typed into such an input, so it always shows what readers see
 */
export function useRestingText(
  text: string,
  shown: (text: string) => string,
  readOnly: boolean | undefined,
): RestingText {
  const [isFocused, setFocused] = useState(false);
  return {
    value: isFocused && !readOnly ? text : shown(text),
    onFocus: () => setFocused(true),
    onBlur: () => setFocused(false),
  };
}
