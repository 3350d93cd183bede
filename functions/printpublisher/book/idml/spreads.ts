import {
  columnGaps,
  columnWidth,
  type Format,
  pageModels,
} from "../../../../shared/printpublisher/templates/page-model.ts";
import type { Columns, Orientation, PartSetting } from "../book.ts";
import { points, trimmed } from "../sheet.ts";
import { xmlElement } from "../xml.ts";
import { inPackage } from "./part.ts";
import { layer, masterSpread } from "./resources.ts";

/** One page of the book as its PDF has it; without a story it is blank. */
export interface TextPage extends PartSetting {
  /** Id of the story that stands on it. */
  story?: string;
}

/** Width of a column in which a part is set, points. */
export const columnPoints = (format: Format, { orientation, columns }: PartSetting) =>
  points(columnWidth(format, orientation, columns));

const printed = (length: number) => Number(length.toFixed(4)).toString();

/** Width and height of a page, points. */
export function pageSize(format: Format, orientation: Orientation = "portrait") {
  const { width, height } = trimmed(orientation, format);
  return { width: printed(points(width)), height: printed(points(height)) };
}

const pageId = (number: number) => `page${number}`;
const frameId = (number: number) => `frame${number}`;

/** Facing pages: the first one stands alone on the right. */
export function spreadsXml(pages: readonly TextPage[], format: Format): { name: string; xml: string }[] {
  const spreads: number[][] = pages.length > 0 ? [[1]] : [];
  for (let number = 2; number <= pages.length; number += 2)
    spreads.push(number < pages.length ? [number, number + 1] : [number]);
  return spreads.map((numbers, index) => {
    const self = `spread${index + 1}`;
    const first = numbers[0] ?? 1;
    const content = numbers.map((number) => pageXml(number, pages, format)).join("");
    const frames = numbers.map((number) => frameXml(number, pages, format)).join("");
    const attributes = {
      Self: self,
      PageCount: numbers.length,
      BindingLocation: first % 2 === 0 ? 1 : 0,
      AllowPageShuffle: true,
      ShowMasterItems: true,
      ItemTransform: "1 0 0 1 0 0",
    };
    return {
      name: `Spreads/Spread_${self}.xml`,
      xml: inPackage("Spread", xmlElement("Spread", attributes, content + frames)),
    };
  });
}

/** Left and right margins, which are wider at the spine, mm. */
function marginsOf(isRight: boolean, format: Format) {
  const { margin, towardsEdge } = pageModels[format];
  const [left, right] = isRight
    ? [margin.side + towardsEdge, margin.side - towardsEdge]
    : [margin.side - towardsEdge, margin.side + towardsEdge];
  return { ...margin, left, right };
}

interface Sides extends PartSetting {
  isRight: boolean;
}

/** The origin of a spread lies at the spine, half-way down. */
function pageElement(self: string, name: string, master: string, sides: Sides, format: Format): string {
  const { isRight, orientation, columns } = sides;
  const { width, height } = trimmed(orientation, format);
  const { top, bottom, left, right } = marginsOf(isRight, format);
  return xmlElement(
    "Page",
    {
      Self: self,
      Name: name,
      AppliedMaster: master,
      GeometricBounds: `0 0 ${printed(points(height))} ${printed(points(width))}`,
      ItemTransform: `1 0 0 1 ${isRight ? 0 : printed(-points(width))} ${printed(-points(height) / 2)}`,
      MasterPageTransform: "1 0 0 1 0 0",
    },
    xmlElement("MarginPreference", {
      ColumnCount: columns,
      ColumnGutter: gutterOf(columns),
      Top: printed(points(top)),
      Bottom: printed(points(bottom)),
      Left: printed(points(left)),
      Right: printed(points(right)),
    }),
  );
}

const gutterOf = (columns: Columns) => printed(points(columns === 1 ? 4 : columnGaps[columns]));

function pageXml(number: number, pages: readonly TextPage[], format: Format): string {
  const page = pages[number - 1] as TextPage;
  const sides = { ...page, isRight: number % 2 === 1 };
  return pageElement(pageId(number), String(number), masterSpread, sides, format);
}

/** The frame of a page's text, threaded with the frames before and behind it. */
function frameXml(number: number, pages: readonly TextPage[], format: Format): string {
  const page = pages[number - 1] as TextPage;
  if (page.story === undefined) return "";
  const isRight = number % 2 === 1;
  const { width, height } = trimmed(page.orientation, format);
  const { top, bottom, left, right } = marginsOf(isRight, format);
  const x = [left, width - right].map((mm) => points(mm) - (isRight ? 0 : points(width)));
  const y = [top, height - bottom].map((mm) => points(mm - height / 2));
  const corners = [
    [x[0], y[0]],
    [x[0], y[1]],
    [x[1], y[1]],
    [x[1], y[0]],
  ].map((corner) => corner.map((length = 0) => printed(length)).join(" "));
  const path = corners
    .map((corner) =>
      xmlElement("PathPointType", { Anchor: corner, LeftDirection: corner, RightDirection: corner }),
    )
    .join("");
  const before = pages.findLastIndex(({ story }, index) => index < number - 1 && story === page.story);
  const after = pages.findIndex(({ story }, index) => index > number - 1 && story === page.story);
  return xmlElement(
    "TextFrame",
    {
      Self: frameId(number),
      ParentStory: page.story,
      PreviousTextFrame: before < 0 ? "n" : frameId(before + 1),
      NextTextFrame: after < 0 ? "n" : frameId(after + 1),
      ContentType: "TextType",
      ItemLayer: layer,
      AppliedObjectStyle: "ObjectStyle/$ID/[Normal Text Frame]",
      ItemTransform: "1 0 0 1 0 0",
    },
    xmlElement(
      "Properties",
      {},
      xmlElement(
        "PathGeometry",
        {},
        xmlElement("GeometryPathType", { PathOpen: false }, xmlElement("PathPointArray", {}, path)),
      ),
    ) +
      xmlElement("TextFramePreference", {
        TextColumnCount: page.columns,
        TextColumnGutter: gutterOf(page.columns),
      }),
  );
}

/** `MasterSpreads/…`: two facing pages with the margins of the book. */
export function masterXml(format: Format): string {
  const side = (isRight: boolean) =>
    pageElement(
      `${masterSpread}${isRight ? "Right" : "Left"}`,
      "A",
      "n",
      { isRight, orientation: "portrait", columns: 1 },
      format,
    );
  return inPackage(
    "MasterSpread",
    xmlElement(
      "MasterSpread",
      {
        Self: masterSpread,
        Name: "A-Master",
        NamePrefix: "A",
        BaseName: "Master",
        ShowMasterItems: true,
        PageCount: 2,
        ItemTransform: "1 0 0 1 0 0",
      },
      side(false) + side(true),
    ),
  );
}
