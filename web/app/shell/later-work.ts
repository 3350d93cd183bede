import { useTaskOutcomes } from "./task-outcomes.ts";
import { useWantedPlace } from "./wanted-place.ts";

/** Background work of the frame that nobody misses while the first page is drawn. */
export default function LaterWork(): null {
  useTaskOutcomes();
  useWantedPlace();
  return null;
}
