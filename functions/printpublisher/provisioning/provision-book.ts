import type { BookBeginning } from "../../../shared/printpublisher/provisioning/beginning.ts";
import { receivePicture } from "../../core/door.ts";
import type { Actor } from "../../platform/actor.ts";
import { derivedId } from "../../platform/derived-id.ts";
import { beginOnce } from "../../platform/records/begin-once.ts";
import { chapterRecords, paragraphRecords } from "../chapters/chapter.store.ts";
import { designStore, readDesign } from "../config/config.store.ts";
import { coverEdge } from "../config/cover.ts";
import { templateRecords } from "../templates/template.store.ts";

/**
 * Gives a laboratory its initial book. Later changes by people stay, however often this runs: the design is written last and says that
 * everything else is there.
 */
export async function provisionBook(
  actor: Actor,
  { design, cover, templates, chapters }: BookBeginning,
): Promise<void> {
  if ((await readDesign(actor)).version > 0) return;
  const templateIds = new Map<string, string>();
  for (const template of templates) {
    const id = derivedId("beginning", templateRecords.name, template.slug);
    await beginOnce(actor, templateRecords, id, template);
    const stored =
      (await templateRecords.find(actor, id)) ?? (await templateRecords.findBy(actor, "slug", template.slug));
    if (stored) templateIds.set(template.slug, stored.id);
  }
  for (const [index, { sections, template, ...chapter }] of chapters.entries()) {
    const id = derivedId("beginning", chapterRecords.name, String(index));
    await beginOnce(actor, chapterRecords, id, {
      ...chapter,
      template: templateIds.get(template ?? "") ?? null,
    });
    if (!(await chapterRecords.find(actor, id))) continue;
    for (const [place, section] of sections.entries()) {
      const sectionId = derivedId("beginning", paragraphRecords.name, id, String(place));
      await beginOnce(actor, paragraphRecords, sectionId, { ...section, parent_chapter: id });
    }
  }
  const picture = cover === null ? {} : { cover: await receivePicture(actor, Buffer.from(cover), coverEdge) };
  await designStore.change(actor, undefined, { ...design, ...picture });
}
