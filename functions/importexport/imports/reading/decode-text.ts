import { ImportProblem } from "../import-problem.ts";

export type Encoding = "utf-8" | "utf-16le" | "utf-16be" | "windows-1252" | "cp850";
export interface Decoding {
  encoding: Encoding;
  /** Nothing in the file states the encoding. */
  isGuessed: boolean;
}

/** Characters of Windows-1252 between 0x80 and 0x9F; five places are empty. */
const windowsSigns = "€\0‚ƒ„…†‡ˆ‰Š‹Œ\0Ž\0\0‘’“”•–—˜™š›œ\0žŸ";
const isEmptyPlace = /[\x81\x8d\x8f\x90\x9d]/;
/** Characters of code page 850, which DOS programs write, from 0x80 on. */
const dosSigns =
  "ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜø£Ø×ƒáíóúñÑªº¿®¬½¼¡«»░▒▓│┤ÁÂÀ©╣║╗╝¢¥┐" +
  "└┴┬├─┼ãÃ╚╔╩╦╠═╬¤ðÐÊËÈıÍÎÏ┘┌█▄¦Ì▀ÓßÔÒõÕµþÞÚÛÙýÝ¯´\u00ad±‗¾¶§÷¸°¨·¹³²■\u00a0";
/**
 * Places at which only one of the two encodings has a letter or a usual sign: an umlaut in a word, a micro sign before a unit, degrees. A
 * quotation mark or a dash of Windows-1252 stands in no word.
 */
const ofDos =
  /[A-Za-z][\x81\x82\x84\x85\x87\x88\x8a-\x8c\x93\x94](?=[a-z])|(?<![A-Za-z])[\x81\x8e\x99\x9a](?=[A-Za-z])|[A-Z][\x8e\x99\x9a](?=[A-Z])|(?<![A-Za-z])\xe6(?=[glmkuvLMV])|\xf8(?=C\b)/g;
const ofWindows =
  /[A-Za-z][\xc0-\xe0\xe2-\xff]|(?<![A-Za-z])[\xc4\xd6\xdc\xe4\xf6\xfc](?=[A-Za-z])|\xb5(?=[A-Za-z])|\xb0(?=C\b)/g;
/** In the languages of laboratories, this is a sharp s rather than an accented a; it decides only if nothing else does. */
const sharpOfDos = /[A-Za-z]\xe1/g;
const sequences = /[\xc2-\xdf][\x80-\xbf]|[\xe0-\xef][\x80-\xbf]{2}|[\xf0-\xf4][\x80-\xbf]{3}/g;

/**
 * The encoding of a text: by its byte order mark, else UTF-16 by its zeros, UTF-8 if it is valid, else Windows-1252 or code page 850,
 * whichever makes words of its letters.
 * @throws ImportProblem mixed_encoding with the line, if it is none of these
 */
export async function decodingOf(open: () => AsyncIterable<Buffer>): Promise<Decoding> {
  const decoder = new TextDecoder("utf-8", { fatal: true });
  let beginning = Buffer.alloc(0);
  try {
    for await (const chunk of open()) {
      if (beginning.length >= 2) {
        decoder.decode(chunk, { stream: true });
        continue;
      }
      beginning = Buffer.concat([beginning, chunk]);
      const decoding = markOf(beginning);
      if (decoding) return decoding;
      if (beginning.length >= 2) decoder.decode(beginning, { stream: true });
    }
    decoder.decode(beginning.subarray(0, beginning.length < 2 ? beginning.length : 0));
    return { encoding: "utf-8", isGuessed: false };
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
  }
  return { encoding: await singleByteEncoding(open()), isGuessed: true };
}

function markOf(beginning: Buffer): Decoding | undefined {
  const [first, second] = beginning;
  if (first === undefined || second === undefined) return undefined;
  const mark = (first << 8) | second;
  if (mark === 0xfffe) return { encoding: "utf-16le", isGuessed: false };
  if (mark === 0xfeff) return { encoding: "utf-16be", isGuessed: false };
  if ((first === 0) === (second === 0)) return undefined;
  return { encoding: second === 0 ? "utf-16le" : "utf-16be", isGuessed: true };
}

/**
 * Distinguishes a file in Windows-1252 or code page 850 from one in UTF-8 with a broken place, which cannot be read correctly.
 * @throws ImportProblem mixed_encoding
 */
async function singleByteEncoding(bytes: AsyncIterable<Buffer>): Promise<Encoding> {
  let complete = 0;
  let single = 0;
  let line = 1;
  let firstSingle: number | undefined;
  let firstEmpty: number | undefined;
  const evidence = { dos: 0, windows: 0, sharp: 0 };
  let rest = "";
  const examine = (text: string) => {
    const others = text.replace(sequences, () => {
      complete += 1;
      return "";
    });
    const strayBytes = others.match(/[\x80-\xff]/g)?.length ?? 0;
    single += strayBytes;
    const index = others.search(isEmptyPlace);
    if (index >= 0) firstEmpty ??= line + lines(others.slice(0, index));
    if (strayBytes > 0) firstSingle ??= line + lines(others.slice(0, others.search(/[\x80-\xff]/)));
    evidence.dos += others.match(ofDos)?.length ?? 0;
    evidence.windows += others.match(ofWindows)?.length ?? 0;
    evidence.sharp += others.match(sharpOfDos)?.length ?? 0;
    line += lines(text);
  };
  for await (const chunk of bytes) {
    const text = rest + chunk.toString("latin1");
    // A sequence may go on in the next chunk; the letter in front of it tells the encoding.
    const end = text.length - (/[A-Za-z]?[\x80-\xff]{1,3}$/.exec(text)?.[0].length ?? 0);
    examine(text.slice(0, end));
    rest = text.slice(end);
  }
  examine(rest);
  if (complete > single && firstSingle !== undefined) throw mixed(firstSingle);
  const { dos, windows, sharp } = evidence;
  if (dos > windows || (dos === windows && sharp > 0)) return "cp850";
  if (firstEmpty !== undefined) throw mixed(firstEmpty);
  return "windows-1252";
}
const lines = (text: string) => text.split("\n").length - 1;
function mixed(row: number): ImportProblem {
  const message = `Line ${row} holds signs of another encoding than the rest of the file.`;
  return new ImportProblem("mixed_encoding", message, [{ code: "mixed_encoding", message, row }]);
}

/** A text piece by piece; a byte order mark is left out. */
export async function* decoded(bytes: AsyncIterable<Buffer>, encoding: Encoding): AsyncGenerator<string> {
  if (encoding === "windows-1252" || encoding === "cp850") {
    const signs = encoding === "cp850" ? dosSigns : windowsSigns;
    for await (const chunk of bytes)
      yield chunk
        .toString("latin1")
        .replace(/[\x80-\xff]/g, (sign) => signs[sign.charCodeAt(0) - 0x80] ?? sign);
    return;
  }
  const decoder = new TextDecoder(encoding);
  for await (const chunk of bytes) {
    const text = decoder.decode(chunk, { stream: true });
    if (text !== "") yield text;
  }
  const end = decoder.decode();
  if (end !== "") yield end;
}
