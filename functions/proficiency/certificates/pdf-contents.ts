import { inflateSync } from "node:zlib";

/** Keys and types of content that runs, is sent somewhere or is another file (ISO 32000-1, 12.6.4 and 7.11.4), with the words for a message. */
const active: Record<string, string> = {
  JavaScript: "a script",
  JS: "a script",
  Launch: "a command",
  SubmitForm: "a form that is sent",
  ImportData: "a form that reads files",
  XFA: "a form that runs scripts",
  RichMedia: "other media",
  Movie: "other media",
  Rendition: "other media",
  EmbeddedFile: "another file",
  EmbeddedFiles: "another file",
  GoToE: "another file",
};
/** Most bytes that all object streams of a file may inflate to, as a limit for decompression bombs. */
const mostInflated = 64 * 1024 * 1024;

/**
 * Names the active content of a PDF in words; returns undefined if none was found. Dictionaries are searched everywhere, including in object
 * streams; other streams hold data and are left out. Object streams of an encrypted file cannot be searched. Content missed here does not run
 * either, since files are only ever served to be saved.
 */
export function runsCode(bytes: Buffer): string | undefined {
  const text = bytes.toString("latin1");
  let left = mostInflated;
  let from = 0;
  for (const stream of text.matchAll(/stream\r?\n/g)) {
    const begins = stream.index + stream[0].length;
    if (stream.index < from || text.slice(stream.index - 3, stream.index) === "end") continue;
    const found = activeIn(text.slice(from, stream.index));
    if (found) return found;
    const ends = text.indexOf("endstream", begins);
    const dictionary = text.slice(Math.max(from, text.lastIndexOf(" obj", stream.index)), stream.index);
    if (/\/Type\s*\/ObjStm/.test(dictionary)) {
      const objects = inflated(bytes.subarray(begins, ends < 0 ? undefined : ends), left);
      if (objects === undefined) return "more than can be checked";
      left -= objects.length;
      const inside = activeIn(objects);
      if (inside) return inside;
    }
    if (ends < 0) return undefined;
    from = ends;
  }
  return activeIn(text.slice(from));
}

/** Returns undefined for more than `most` bytes. Data that cannot be inflated is ignored, since no reader could use it either. */
function inflated(data: Buffer, most: number): string | undefined {
  try {
    return inflateSync(data, { maxOutputLength: Math.max(1, most), finishFlush: 2 }).toString("latin1");
  } catch (error) {
    return (error as { code?: string }).code === "ERR_BUFFER_TOO_LARGE" ? undefined : "";
  }
}

/** Names may contain character codes: `/J#53`. */
function activeIn(text: string): string | undefined {
  for (const [, written = ""] of text.matchAll(/\/([A-Za-z0-9#]+)/g)) {
    const name = written.replaceAll(/#([0-9a-fA-F]{2})/g, (_, code: string) =>
      String.fromCharCode(Number.parseInt(code, 16)),
    );
    if (Object.hasOwn(active, name)) return active[name];
  }
  return undefined;
}
