import { xmlElement } from "../xml.ts";
import { pageReference } from "./resources.ts";

const outside = /^(?:https?:|mailto:|tel:)/i;
const within = "cat:";
const toText = (target: string) => `HyperlinkTextDestination/${target}`;

/** The links of a package, which stories begin and `designmap.xml` lists. */
export class References {
  /** Numbers of the places in stories that links may lead to, by their targets. */
  readonly #places: Map<string, number>;
  readonly #codes: ReadonlyMap<string, string>;
  readonly #addresses = new Map<string, number>();
  readonly #links: string[] = [];

  /** @param codes targets of entries by their codes */
  constructor(targets: Iterable<string>, codes: ReadonlyMap<string, string>) {
    this.#places = new Map([...targets].map((target, index) => [target, index + 1]));
    this.#codes = codes;
  }

  /** The element that a link to a target leads to; undefined for an id that is no target. */
  placeXml(target: string): string | undefined {
    const key = this.#places.get(target);
    if (key === undefined) return undefined;
    return xmlElement("HyperlinkTextDestination", {
      Self: toText(target),
      Name: target,
      Hidden: false,
      DestinationUniqueKey: key,
    });
  }

  /** Beginning of the words of a link; undefined if it leads nowhere in the package or beyond. */
  linkStart(href: string): string | undefined {
    const target = href.startsWith(within) ? this.#targetOf(href.slice(within.length)) : undefined;
    if (target === undefined && !outside.test(href)) return undefined;
    const source = this.#add(target === undefined ? this.#address(href) : this.#place(target));
    return `<HyperlinkTextSource Self="${source}" Name="${source}" Hidden="false">`;
  }
  readonly linkEnd = "</HyperlinkTextSource>";

  /** A cross-reference that shows the number of a page; InDesign brings it up to date. @param range the number, as a range */
  pageXml(target: string, range: string): string {
    if (!this.#places.has(target)) return range;
    const source = this.#add(this.#place(target));
    return xmlElement(
      "CrossReferenceSource",
      {
        Self: source,
        AppliedFormat: pageReference,
        Name: source,
        Hidden: false,
        AppliedCharacterStyle: "CharacterStyle/Page number",
      },
      range,
    );
  }

  /** Addresses and links for `designmap.xml`, complete when all stories are written. */
  *elements(): Generator<string> {
    for (const [address, key] of this.#addresses)
      yield xmlElement("HyperlinkURLDestination", {
        Self: `HyperlinkURLDestination/${key}`,
        Name: `URL ${key}`,
        DestinationURL: address,
        Hidden: false,
        DestinationUniqueKey: this.#places.size + key,
      });
    yield* this.#links;
  }

  #targetOf(name: string): string | undefined {
    const decoded = decode(name);
    const target = this.#places.has(decoded) ? decoded : this.#codes.get(decoded);
    return target !== undefined && this.#places.has(target) ? target : undefined;
  }

  #place = (target: string) => ({ destination: toText(target), key: this.#places.get(target) });
  #address(href: string) {
    const key = this.#addresses.get(href) ?? this.#addresses.size + 1;
    this.#addresses.set(href, key);
    return { destination: `HyperlinkURLDestination/${key}`, key: this.#places.size + key };
  }

  /** Adds a link and returns the id of its source. */
  #add({ destination, key }: { destination: string; key: number | undefined }): string {
    const number = this.#links.length + 1;
    const source = `source${number}`;
    this.#links.push(
      xmlElement(
        "Hyperlink",
        {
          Self: `link${number}`,
          Name: `Link ${number}`,
          Source: source,
          Visible: false,
          Highlight: "None",
          Width: "Thin",
          BorderStyle: "Solid",
          Hidden: false,
          DestinationUniqueKey: key,
        },
        xmlElement(
          "Properties",
          {},
          xmlElement("BorderColor", { type: "enumeration" }, "Black") +
            xmlElement("Destination", { type: "object" }, destination),
        ),
      ),
    );
    return source;
  }
}

function decode(name: string): string {
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}
