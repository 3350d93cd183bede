import { inflateSync } from "node:zlib";
import type { ActiveContent } from "../../../shared/proficiency/certificates/certificate.ts";

/** Keys and types of content that runs, is sent somewhere or is another file (ISO 32000-1, 12.6.4 and 7.11.4). */
const active: Record<string, ActiveContent> = {
  JavaScript: "script",
  JS: "script",
  Launch: "command",
  SubmitForm: "sent_form",
  ImportData: "sent_form",
  XFA: "sent_form",
  RichMedia: "media",
  Movie: "media",
  Rendition: "media",
  EmbeddedFile: "file",
  EmbeddedFiles: "file",
  GoToE: "file",
};
/** Most bytes that all object streams of a file may inflate to, as a limit for decompression bombs. */
const mostInflated = 64 * 1024 * 1024;

/**
 * The kind of active content in a PDF; undefined if none was found. Dictionaries are searched everywhere, including in object streams; other
 * streams hold data and are left out. A file whose object streams cannot be read, because they are encrypted or packed otherwise, counts as
 * one that may hold anything. Content missed here does not run either, since files are only ever served to be saved.
 */
export function runsCode(bytes: Buffer): ActiveContent | undefined {
  const text = bytes.toString("latin1");
  let left = mostInflated;
  let from = 0;
  for (const stream of text.matchAll(/stream\r?\n/g)) {
    const begins = stream.index + stream[0].length;
    if (stream.index < from || text.slice(stream.index - 3, stream.index) === "end") continue;
    const match = activeIn(text.slice(from, stream.index));
    if (match) return match;
    const ends = text.indexOf("endstream", begins);
    const dictionary = text.slice(Math.max(from, text.lastIndexOf(" obj", stream.index)), stream.index);
    if (/\/Type\s*\/ObjStm/.test(dictionary)) {
      const packed = bytes.subarray(begins, ends < 0 ? undefined : ends);
      const objects = readable(dictionary) ? unpacked(dictionary, packed, left) : undefined;
      if (objects === undefined) return isEncrypted(text) ? "encrypted" : "unreadable";
      left -= objects.length;
      const inside = activeIn(objects);
      if (inside) return inside;
    }
    if (ends < 0) return undefined;
    from = ends;
  }
  return activeIn(text.slice(from));
}

const isEncrypted = (text: string) => /\/Encrypt\b/.test(text);
/** Whether an object stream is packed as all common writers pack it: by deflate alone, or not at all. */
const readable = (dictionary: string) => {
  const [, filter = ""] = /\/Filter\s*(\[[^\]]*\]|\/\w+)/.exec(dictionary) ?? [];
  return /^\[?\s*(?:\/(?:FlateDecode|Fl)\s*)?\]?$/.test(filter) && !/\/F\s*[(<]/.test(dictionary);
};

/** The objects of a stream; undefined for more than `limit` bytes, and for data that cannot be read. */
function unpacked(dictionary: string, data: Buffer, limit: number): string | undefined {
  if (!/\/Filter\b/.test(dictionary)) return data.toString("latin1");
  try {
    return inflateSync(data, { maxOutputLength: Math.max(1, limit), finishFlush: 2 }).toString("latin1");
  } catch {
    return undefined;
  }
}

/** Names may contain character codes: `/J#53`. */
function activeIn(text: string): ActiveContent | undefined {
  for (const [, written = ""] of text.matchAll(/\/([A-Za-z0-9#]+)/g)) {
    const name = written.replaceAll(/#([0-9a-fA-F]{2})/g, (_, code: string) =>
      String.fromCharCode(Number.parseInt(code, 16)),
    );
    if (Object.hasOwn(active, name)) return active[name];
  }
  return undefined;
}
