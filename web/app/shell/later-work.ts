import { useTaskOutcomes } from "./task-outcomes.ts";
import { useUntoldFailures } from "./untold-failures.ts";
import { useWantedPlace } from "./wanted-place.ts";

/** Background work of the frame that can wait until the first page is drawn. */
export default function LaterWork(): null {
  useTaskOutcomes();
  useUntoldFailures();
  useWantedPlace();
  return null;
}
