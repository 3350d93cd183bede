import { useEffect, useRef } from "react";
import { useBlocker, useNavigate } from "react-router";
import { LeaveQuestion } from "./leave-question.tsx";
import { hasUnsaved } from "./unsaved.ts";

/** State of a navigation to another address of the same form, for example in another language. */
export const staysOpen = "stays-open";

/** Asks before unsaved changes are lost by a link, the browser's buttons or closing the window. Mounted once, in the frame. */
export function LeaveGuard() {
  const navigate = useNavigate();
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      currentLocation.pathname !== nextLocation.pathname && nextLocation.state !== staysOpen && hasUnsaved(),
  );
  const latest = useRef(blocker);
  latest.current = blocker;
  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => {
      if (hasUnsaved()) event.preventDefault();
    };
    window.addEventListener("beforeunload", warn);
    return () => window.removeEventListener("beforeunload", warn);
  }, []);
  if (blocker.state !== "blocked") return null;
  return (
    <LeaveQuestion
      onLeave={() => {
        // Saving may itself have navigated, for example to the new record.
        if (latest.current.state === "blocked") latest.current.proceed();
        else void navigate(blocker.location);
      }}
      onStay={blocker.reset}
    />
  );
}
