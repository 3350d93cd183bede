import { kindNames, type PublicNotice } from "../../../web/embed/components/change-names.ts";
import type { PageTexts } from "../../../web/embed/texts/texts.ts";

/** What a notice says of each analysis, line by line, for feed and mail. */
export function linesOf({ entries, count, more }: PublicNotice, texts: PageTexts): string[] {
  const names = kindNames(texts);
  const lines = entries.flatMap(({ name, code, kinds, lines }) => {
    const changes = lines.map(
      ({ label, before, after }) =>
        `${label}: ${before || texts.changedEmpty} → ${after || texts.changedEmpty}`,
    );
    const told = changes.length > 0 ? changes : [kinds.map((kind) => names[kind]).join(", ")];
    return count === 1 ? told : [`${name} (${code}): ${told.join("; ")}`];
  });
  return more > 0 ? [...lines, texts.changesRest(more)] : lines;
}
