/** Gives every subset of a font in the book a tag of its own, because Chromium begins with `AAAAAA` in each part. */
export class SubsetTags {
  #next = 0;

  /** @returns a function that changes the tag in the font objects of one part */
  ofPart(): (text: string) => string {
    const tags = new Map<string, string>();
    return (text) =>
      text.replace(/\/(BaseFont|FontName) \/([A-Z]{6})\+/g, (_, key: string, old: string) => {
        const tag = tags.get(old) ?? letters(this.#next++);
        tags.set(old, tag);
        return `/${key} /${tag}+`;
      });
  }
}

function letters(count: number): string {
  let rest = count;
  let tag = "";
  while (tag.length < 6) {
    tag = String.fromCharCode(65 + (rest % 26)) + tag;
    rest = Math.floor(rest / 26);
  }
  return tag;
}
