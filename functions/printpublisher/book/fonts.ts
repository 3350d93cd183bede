import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { basename, join } from "node:path";

interface Face {
  file: string;
  weight: string;
  style?: "italic";
  /** Characters for which the face is used; without it, all that the families before it lack. */
  range?: string;
}

const latin =
  "U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+2000-206F,U+20AC,U+2122,U+FEFF,U+FFFD";
const latinExtended = "U+0100-02BA,U+02BD-02C5,U+02C7-02CC,U+1E00-1E9F,U+1EF2-1EFF,U+2020";
const greek = "U+0370-03FF";
const greekExtended = "U+1F00-1FFF";
const cyrillic = "U+0301,U+0400-045F,U+0490-0491,U+04B0-04B1,U+2116";
const cyrillicExtended = "U+0460-048F,U+0492-04AF,U+04B2-052F,U+1C80-1C8A,U+20B4,U+2DE0-2DFF,U+A640-A69F";

const subsets = {
  latin,
  "latin-ext": latinExtended,
  greek,
  "greek-ext": greekExtended,
  cyrillic,
  "cyrillic-ext": cyrillicExtended,
};
type Subset = keyof typeof subsets;
const fileOf = (name: string, subset: Subset, weight: number, style = "normal") =>
  `@fontsource/${name}/files/${name}-${subset}-${weight}-${style}.woff2`;
/** The faces of a family, whose italics have fewer scripts than the upright ones. */
const facesOf = (name: string): Face[] => [
  ...[400, 600, 700].flatMap((weight) =>
    (Object.keys(subsets) as Subset[]).map((subset) => ({
      file: fileOf(name, subset, weight),
      weight: `${weight}`,
      range: subsets[subset],
    })),
  ),
  ...(["latin", "latin-ext", "greek"] as const).map((subset) => ({
    file: fileOf(name, subset, 400, "italic"),
    weight: "400 700",
    style: "italic" as const,
    range: subsets[subset],
  })),
];
const signs: Face = {
  file: "@expo-google-fonts/noto-sans/400Regular/NotoSans_400Regular.ttf",
  weight: "400",
};
/** Arrows, boxes, ticks and the scripts that the other fonts lack. */
const others: Face[] = [
  { file: "dejavu-fonts-ttf/ttf/DejaVuSansCondensed.ttf", weight: "400" },
  { file: "dejavu-fonts-ttf/ttf/DejaVuSansCondensed-Bold.ttf", weight: "700" },
];
const families: [name: string, faces: Face[]][] = [
  ["Book", facesOf("noto-sans")],
  ["Book Signs", [signs]],
  ["Book Others", others],
];
/**
 * Scripts that few books need, asked last and in this order: signs that Chinese, Japanese and Korean share look as in China, since no text says where
 * it is from. Each package's style sheets name its files with their characters; the browser loads those that a part needs.
 */
const further = {
  "noto-sans-sc": "Noto Sans SC",
  "noto-sans-jp": "Noto Sans JP",
  "noto-sans-kr": "Noto Sans KR",
  "noto-sans-thai": "Noto Sans Thai",
  "noto-sans-tamil": "Noto Sans Tamil",
  "noto-sans-ethiopic": "Noto Sans Ethiopic",
  "noto-emoji": "Noto Emoji",
};
/** Below a package of theirs: two weights, and no Latin letters, which the first fonts have. */
export const furtherFile =
  /^(?:[47]00\.css|files\/noto-(?:[a-z]+-)+(?:\d+|thai|tamil|ethiopic)-[47]00-normal\.woff2)$/;
/** Chromium asks for one face per family and weight, so a font for missing characters needs a family of its own, behind the first. */
export const bookFamilies = [...families.map(([name]) => name), ...Object.values(further)]
  .map((name) => `"${name}"`)
  .join(",");
/** Directories are set in a narrow face, since their columns are narrow; it hands on what it lacks to the faces of texts. */
const narrow = ["Book Narrow", facesOf("fira-sans-condensed")] as const;
export const narrowFamilies = `"${narrow[0]}",${bookFamilies}`;
/** The faces that most of a text or a directory is set in, as CSS names them. */
export const commonFaces = (isDirectory: boolean) =>
  ["400", "600", "700", "italic 400"].map(
    (face) => `${face} 1em "${isDirectory ? narrow[0] : families[0]?.[0]}"`,
  );
/** Used only for page numbers to be filled in; the assembler recognises them by it. */
const numbers: Face = { file: fileOf("noto-sans", "latin", 500), weight: "500", range: latin };

/** The files a bundled function needs in its `fontsDir` (flat), as paths below `node_modules`. Licences: OFL 1.1 and Bitstream Vera. */
export const fontSources: readonly string[] = [
  ...families.flatMap(([, faces]) => faces),
  ...narrow[1],
  numbers,
].map(({ file }) => file);

/** The name in the PDF of the font for page numbers to be filled in. */
export const numberFont = "NotoSans-Medium";

/** `@font-face` rules for all of the above; `base` is the address below which the renderer serves them. */
export const fontFaces = (base: string) =>
  [...families, narrow, ["Book Numbers", [numbers]] as const]
    .flatMap(([name, faces]) => faces.map((face) => rule(name, face, base)))
    .join("\n");

/** Style sheets that a part with characters of further scripts needs in addition, below the same address. Licence: OFL 1.1. */
export const furtherSheets: readonly string[] = Object.keys(further).flatMap((name) =>
  [400, 700].map((weight) => `${name}/${weight}.css`),
);

function rule(family: string, { file, weight, style, range }: Face, base: string): string {
  return `@font-face{font-family:"${family}";src:url("${base}${basename(file)}");font-weight:${weight};font-style:${style ?? "normal"}${range ? `;unicode-range:${range}` : ""}}`;
}

function isFurther(name: string): boolean {
  const [folder = "", ...file] = name.split("/");
  return Object.hasOwn(further, folder) && furtherFile.test(file.join("/"));
}

const installed = createRequire(import.meta.url);
const byName = new Map(fontSources.map((file) => [basename(file), file]));
const loaded = new Map<string, Promise<Buffer>>();

/** Reads a font file, or a style sheet of fonts, by name from `fontsDir`, else from the installed packages; undefined if the name is unknown. */
export function readFont(name: string, fontsDir?: string): Promise<Buffer> | undefined {
  const source = isFurther(name) ? `@fontsource/${name}` : byName.get(name);
  if (!source) return undefined;
  const path = fontsDir ? join(fontsDir, name) : packagePath(source);
  const file = loaded.get(path) ?? readFile(path);
  loaded.set(path, file);
  return file;
}

/** Some packages export only their style sheets, so the file is found beside their package.json. */
function packagePath(source: string): string {
  const path = source.split("/");
  const depth = source.startsWith("@") ? 2 : 1;
  const description = `${path.slice(0, depth).join("/")}/package.json`;
  return join(installed.resolve(description), "..", ...path.slice(depth));
}

/** In a Lambda, fonts lie beside its code; elsewhere they are read from the installed packages. */
export const fontsFolder = () =>
  process.env.LAMBDA_TASK_ROOT ? `${process.env.LAMBDA_TASK_ROOT}/fonts` : undefined;
