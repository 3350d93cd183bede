import { useQuery } from "@tanstack/react-query";
import { lazy, Suspense, useEffect, useState } from "react";
import { listForEditor } from "../../../shared/laboreditor/analyses/editor.endpoints.ts";
import { callQuery } from "../../platform/api/query.ts";
import { useAccount } from "../../platform/startup.ts";
import { analysisLists } from "../editor/queries.ts";
import type { StepProgress } from "./first-steps.tsx";

// Loaded on demand, since most laboratories have completed their first steps.
const FirstSteps = lazy(() => import("./first-steps.tsx"));

/** An account's progress, stored in this browser. */
function useKept(account: string): [StepProgress, (change: StepProgress) => void] {
  const key = `laborium.steps.${account}`;
  const [progress, setProgress] = useState<StepProgress>(
    () => JSON.parse(localStorage.getItem(key) ?? "{}") as StepProgress,
  );
  return [
    progress,
    (change) => {
      const next = { ...progress, ...change };
      localStorage.setItem(key, JSON.stringify(next));
      setProgress(next);
    },
  ];
}

const counts = callQuery([...analysisLists, "count"], listForEditor, { query: { limit: 1 } });

/**
 * Guides an empty laboratory through its branding, its layout and its first analyses. It appears while there are no analyses, and then
 * stays until each step is done, so that something is public, or until somebody closes it.
 */
export function FirstStepsCard() {
  const [progress, keep] = useKept(useAccount()?.id ?? "");
  const { data: page } = useQuery({ ...counts, enabled: !progress.dismissed });
  const isEmpty = page?.count === 0;
  // Once shown, it stays until all steps are done, since the first analysis does not complete the others.
  const begins = isEmpty && !progress.begun;
  useEffect(() => {
    if (begins) keep({ begun: true });
  });
  const isOpen = page !== undefined && !progress.dismissed && (isEmpty || progress.begun === true);
  if (!isOpen) return null;
  return (
    <Suspense>
      <FirstSteps
        isEmpty={isEmpty}
        isPublic={page.counts.pubstate.PUBLISHED > 0}
        progress={progress}
        keep={keep}
      />
    </Suspense>
  );
}
