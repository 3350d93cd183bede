import type { Actor } from "../../platform/actor.ts";
import { fieldProblem } from "../../platform/problem.ts";
import { chapterRecords } from "../chapters/chapter.store.ts";
import { templateRecords } from "./template.store.ts";

/** Deletes a template that no chapter uses. @throws ProblemError conflict, naming the chapters */
export async function deleteTemplate(
  actor: Actor,
  id: string,
  seenVersion: string | undefined,
): Promise<void> {
  const users = (await chapterRecords.all(actor)).filter(({ template }) => template === id);
  if (users.length > 0) {
    const titles = users.map(({ title }) => title).join(", ");
    throw fieldProblem("", "still_named", `This template is used by: ${titles}.`, "conflict");
  }
  await templateRecords.remove(actor, id, seenVersion);
}
