const opening = /^(?:\/(\w+) ?<<\/MCID (\d+) ?>> ?BDC|.* BDC|.* BMC|.*>>BDC)$/;
const paints = /(?:^|\s)(?:f\*?|B\*?|b\*?|S|s|sh|Do|Tj|TJ)$/m;
const showsText = /(?:^|\s)(?:Tj|TJ|Do)$/m;
/** Tags whose drawings are content: pictures, and the markers of list items. */
const drawn = new Set(["Figure", "Formula", "Lbl"]);

/**
 * Marks everything that a page paints without a tag as an artifact, and also decoration: lines and backgrounds that Chromium assigns to
 * the element they decorate. Each operator has a line of its own.
 * @param hidden marked content that no tag should name
 * @returns the content, and the numbers of marked content that it no longer has
 */
export function markArtifacts(
  content: string,
  hidden: ReadonlySet<number>,
): { content: string; dropped: Set<number> } {
  const dropped = new Set<number>();
  let result = "";
  let lines: string[] = [];
  let depth = 0;
  let tag = "";
  let number: number | undefined;
  const close = () => {
    const text = lines.join("\n");
    if (text !== "") result += paints.test(text) ? `/Artifact BMC\n${text}\nEMC\n` : `${text}\n`;
    lines = [];
  };
  for (const line of content.split("\n")) {
    const begins = opening.exec(line);
    if (begins) {
      if (depth === 0) {
        close();
        tag = begins[1] ?? "";
        number = begins[2] === undefined ? undefined : Number(begins[2]);
      } else lines.push(line);
      depth += 1;
    } else if (line === "EMC" && depth > 0) {
      depth -= 1;
      if (depth > 0) {
        lines.push(line);
        continue;
      }
      const text = lines.join("\n");
      const isContent =
        number !== undefined && !hidden.has(number) && (drawn.has(tag) || showsText.test(text));
      if (isContent) {
        result += `/${tag} <</MCID ${number}>> BDC\n${text}\nEMC\n`;
        lines = [];
      } else {
        if (number !== undefined) dropped.add(number);
        close();
      }
    } else lines.push(line);
  }
  close();
  return { content: result, dropped };
}
