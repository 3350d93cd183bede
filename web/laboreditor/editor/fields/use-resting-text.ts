import { useState } from "react";

/** Props of an input that shows its text as readers see it while it has no focus. */
export interface RestingText {
  value: string;
  onFocus: () => void;
  onBlur: () => void;
}

/**
 * Shows the text of an input as readers see it (`3,7`, `18 J.`) while it has no focus, and as stored during typing.
 *
 * @param shown formats the text for readers
 * @param readOnly nothing can be typed, so the formatted text is always shown
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
