const signatures = { zip: "504b0304", compound: "d0cf11e0a1b11ae1" } as const;
/** Bytes of a file by which its kind is told. */
const examinedBytes = 4096;

export type FileKind = "archive" | "xls" | "html" | "spreadsheetml" | "flat_ods" | "markup" | "json" | "text";

/**
 * The kind of a file, told by its beginning.
 * @param isNamedJson the file's name says that it is JSON; a text with brackets or of one word then is, and the error says why it cannot be read
 */
export function kindOfFile(file: Buffer, isNamedJson = false): FileKind {
  if (file.subarray(0, 4).toString("hex") === signatures.zip) return "archive";
  if (file.subarray(0, 8).toString("hex") === signatures.compound) return "xls";
  // The oldest XLS files are bare BIFF streams that begin with a BOF record.
  if (file[0] === 0x09 && [0x00, 0x02, 0x04, 0x08].includes(file[1] ?? -1)) return "xls";
  // Markup and the signs of JSON are of ASCII, so that neither a mark in front nor the zeros of UTF-16 matter.
  const beginning = file.toString("latin1", 0, examinedBytes).replace(/^[\xef\xbb\xbf\xfe\xff]+|\0/g, "");
  const json = isNamedJson ? /^\s*([{[]|(null|true|false|-?\d[\d.eE+-]*)\s*$)/ : /^\s*(\{\s*["}]|\[\s*[{\]])/;
  if (json.test(beginning)) return "json";
  if (!/^\s*<[a-z!?]/i.test(beginning)) return "text";
  if (/<(\w+:)?Workbook\s[^>]*urn:schemas-microsoft-com:office:spreadsheet/.test(beginning))
    return "spreadsheetml";
  if (/<office:document\s/.test(beginning)) return "flat_ods";
  return /<(!doctype\s+html|html|head|body|table|meta|div|center)[\s>]/i.test(beginning) ? "html" : "markup";
}

/** Reads no more of a file than tells its kind. */
export async function beginningOf(pieces: AsyncIterable<Buffer>): Promise<Buffer> {
  let beginning = Buffer.alloc(0);
  for await (const piece of pieces) {
    beginning = Buffer.concat([beginning, piece.subarray(0, examinedBytes)]);
    if (beginning.length >= examinedBytes) break;
  }
  return beginning;
}
