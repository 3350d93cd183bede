import { useState } from "react";
import type { PasskeyAnswer } from "../../../shared/core/second-factor/passkey.ts";
import { PlainButton } from "../../ui/plain.tsx";

/** Asks the browser for a passkey and hands its answer on; the code for it is loaded only on use. */
export default function PasskeyButton(props: {
  label: string;
  beside?: boolean;
  onAnswer: (answer: PasskeyAnswer) => Promise<void>;
  onProblem: (problem: unknown) => void;
}) {
  const { label, beside = false, onAnswer, onProblem } = props;
  const [busy, setBusy] = useState(false);
  async function ask() {
    setBusy(true);
    onProblem(null);
    try {
      const { askForPasskey } = await import("./passkey.ts");
      await onAnswer(await askForPasskey({ beside }));
    } catch (problem) {
      onProblem(problem);
    } finally {
      setBusy(false);
    }
  }
  return (
    <PlainButton quiet busy={busy} onClick={() => void ask()}>
      {label}
    </PlainButton>
  );
}
