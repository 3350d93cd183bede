import {
  decodePDFRawStream,
  PDFArray,
  PDFDict,
  PDFDocument,
  PDFHexString,
  PDFName,
  PDFNumber,
  type PDFObject,
  PDFRawStream,
  PDFRef,
  PDFString,
} from "pdf-lib";

/** A finding: the rule by its number in the Matterhorn Protocol 1.02 or its clause of ISO 19005-2, and the place of the breach. */
export type Breach = (rule: string, place: string) => void;

/** One operator of a content stream with its operands. */
export interface Operator {
  name: string;
  operands: string[];
}

/** A PDF as objects, for rules to traverse. */
export class OpenedPdf {
  readonly document: PDFDocument;
  readonly catalog: PDFDict;

  private constructor(document: PDFDocument) {
    this.document = document;
    this.catalog = document.catalog;
  }

  static async open(bytes: Uint8Array): Promise<OpenedPdf> {
    return new OpenedPdf(await PDFDocument.load(bytes, { updateMetadata: false }));
  }

  get pages(): PDFDict[] {
    return this.document.getPages().map(({ node }) => node);
  }

  /** Every object with its number. */
  objects(): [PDFRef, PDFObject][] {
    return this.document.context.enumerateIndirectObjects();
  }

  resolved(value: PDFObject | undefined): PDFObject | undefined {
    return value instanceof PDFRef ? this.document.context.lookup(value) : value;
  }

  get(dict: PDFDict | undefined, key: string): PDFObject | undefined {
    return this.resolved(dict?.get(PDFName.of(key)));
  }

  dict(dict: PDFDict | undefined, key: string): PDFDict | undefined {
    const value = this.get(dict, key);
    if (value instanceof PDFRawStream) return value.dict;
    return value instanceof PDFDict ? value : undefined;
  }

  /** An array's values, or the value itself if there is only one. */
  list(dict: PDFDict | undefined, key: string): PDFObject[] {
    const value = this.get(dict, key);
    if (value instanceof PDFArray) return value.asArray();
    const direct = dict?.get(PDFName.of(key));
    return direct ? [direct] : [];
  }

  name(dict: PDFDict | undefined, key: string): string | undefined {
    const value = this.get(dict, key);
    return value instanceof PDFName ? value.decodeText() : undefined;
  }

  number(dict: PDFDict | undefined, key: string): number | undefined {
    const value = this.get(dict, key);
    return value instanceof PDFNumber ? value.asNumber() : undefined;
  }

  words(dict: PDFDict | undefined, key: string): string | undefined {
    const value = this.get(dict, key);
    return value instanceof PDFString || value instanceof PDFHexString ? value.decodeText() : undefined;
  }

  bytes(stream: PDFObject | undefined): Buffer {
    const object = this.resolved(stream);
    return object instanceof PDFRawStream
      ? Buffer.from(decodePDFRawStream(object).decode())
      : Buffer.alloc(0);
  }

  /** The operators of a page, or of a form. */
  operators(from: PDFDict | PDFRawStream): Operator[] {
    const streams = from instanceof PDFRawStream ? [from] : this.list(from, "Contents");
    const content = streams.map((stream) => this.bytes(stream).toString("latin1")).join("\n");
    const operators: Operator[] = [];
    let operands: string[] = [];
    for (const [token] of content.matchAll(tokens))
      if (/^[A-Za-z'"][A-Za-z0-9*]*$/.test(token) && !constants.has(token)) {
        operators.push({ name: token, operands });
        operands = [];
      } else operands.push(token);
    return operators;
  }
}

const constants = new Set(["true", "false", "null"]);
const tokens =
  /\((?:[^\\()]|\\.)*\)|<<(?:[^<>]|<[0-9A-Fa-f\s]*>)*>>|<[0-9A-Fa-f\s]*>|\[[^\]]*\]|\/[^\s/<>[\]()]+|[^\s/<>[\]()]+/g;
