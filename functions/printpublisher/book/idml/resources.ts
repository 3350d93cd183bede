import { xmlElement } from "../xml.ts";
import { declaration, inPackage } from "./part.ts";
import { bookColour, families } from "./styles.ts";

export const mediaType = "application/vnd.adobe.indesign-idml-package";
export const layer = "layer";
export const masterSpread = "master";
export const backingStory = "backing";
/** Format of cross-references: the number of a page alone. */
export const pageReference = "pageReference";

export const containerXml = `${declaration}<container version="1.0" xmlns="urn:oasis:names:tc:opendocument:xmlns:container"><rootfiles><rootfile full-path="designmap.xml" media-type="text/xml"/></rootfiles></container>\n`;

const faces = ["Regular", "Italic", "Bold", "Bold Italic"];

/** `Resources/Fonts.xml`: the families that the book is printed in; both are free. */
export const fontsXml = (): string =>
  inPackage(
    "Fonts",
    Object.entries(families)
      .map(([key, family]) =>
        xmlElement(
          "FontFamily",
          { Self: `family-${key}`, Name: family },
          faces
            .map((face) =>
              xmlElement("Font", {
                Self: `family-${key}-${face}`,
                FontFamily: family,
                Name: `${family} ${face}`,
                PostScriptName: `${family.replaceAll(" ", "")}-${face.replaceAll(" ", "")}`,
                FontStyleName: face,
                FontType: "TrueType",
                WritingScript: 0,
              }),
            )
            .join(""),
        ),
      )
      .join(""),
  );

/**
 * `Resources/Graphic.xml`: the colours.
 * @param inks per cent of cyan, magenta, yellow and black in the colour of the book
 */
export function graphicXml(inks: readonly number[]): string {
  const colour = (name: string, value: string, isOwn = false) =>
    xmlElement("Color", {
      Self: `Color/${name}`,
      Model: "Process",
      Space: "CMYK",
      ColorValue: value,
      Name: name,
      ColorEditable: isOwn,
      ColorRemovable: isOwn,
      Visible: true,
    });
  return inPackage(
    "Graphic",
    colour("Black", "0 0 0 100") +
      colour("Paper", "0 0 0 0") +
      colour(bookColour.slice("Color/".length), inks.join(" "), true) +
      xmlElement("Swatch", {
        Self: "Swatch/None",
        Name: "None",
        ColorEditable: false,
        ColorRemovable: false,
        Visible: true,
      }) +
      xmlElement("StrokeStyle", { Self: "StrokeStyle/$ID/Solid", Name: "$ID/Solid" }),
  );
}

/**
 * `Resources/Preferences.xml`: facing pages in the format of the book; pages are added while a story does not fit.
 * @param size width and height of a page, points
 */
export const preferencesXml = (size: { width: string; height: string }, pages: number): string =>
  inPackage(
    "Preferences",
    xmlElement("DocumentPreference", {
      PageHeight: size.height,
      PageWidth: size.width,
      PagesPerDocument: pages,
      FacingPages: true,
      DocumentBleedTopOffset: 8.503937,
      DocumentBleedBottomOffset: 8.503937,
      DocumentBleedInsideOrLeftOffset: 8.503937,
      DocumentBleedOutsideOrRightOffset: 8.503937,
      AllowPageShuffle: true,
      PageBinding: "LeftToRight",
    }) +
      xmlElement("TextPreference", {
        TypographersQuotes: false,
        SmartTextReflow: true,
        AddPages: "EndOfStory",
        LimitToMasterTextFrames: false,
        PreserveFacingPageSpreads: false,
        DeleteEmptyPages: false,
      }) +
      xmlElement("ViewPreference", {
        HorizontalMeasurementUnits: "Millimeters",
        VerticalMeasurementUnits: "Millimeters",
        RulerOrigin: "PageOrigin",
      }) +
      xmlElement("FootnoteOption", {
        StartAt: 1,
        RestartNumbering: "DontRestart",
        ShowPrefixSuffix: "NoPrefixSuffix",
        MarkerPositioning: "SuperscriptMarker",
        FootnoteTextStyle: "ParagraphStyle/Footnote",
        FootnoteMarkerStyle: "CharacterStyle/$ID/[No character style]",
        SeparatorText: "\u2002",
      }),
  );

export const tagsXml = (): string =>
  inPackage("Tags", xmlElement("XMLTag", { Self: "XMLTag/Root", Name: "Root" }));

export const backingStoryXml = (): string =>
  inPackage(
    "BackingStory",
    xmlElement(
      "XmlStory",
      {
        Self: backingStory,
        AppliedTOCStyle: "n",
        TrackChanges: false,
        StoryTitle: "$ID/",
        AppliedNamedGrid: "n",
      },
      xmlElement(
        "ParagraphStyleRange",
        { AppliedParagraphStyle: "ParagraphStyle/$ID/NormalParagraphStyle" },
        xmlElement(
          "CharacterStyleRange",
          { AppliedCharacterStyle: "CharacterStyle/$ID/[No character style]" },
          xmlElement("XMLElement", { Self: "root", MarkupTag: "XMLTag/Root" }),
        ),
      ),
    ),
  );
