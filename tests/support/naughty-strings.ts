import { createRequire } from "node:module";

const released = createRequire(import.meta.url)("big-list-of-naughty-strings") as string[];

/** The characters from one code point to another. */
const signs = (from: number, to = from) =>
  String.fromCodePoint(...Array.from({ length: to - from + 1 }, (_, index) => from + index));

/** Strings added to the list after its release as a package; invisible characters by their code points. */
const added = [
  "TRUE",
  "FALSE",
  "then",
  "-0",
  "-0.0",
  "+0",
  "+0.0",
  // Controls, C1 controls, all white space, all format characters, the byte order mark and its byte-swapped form.
  signs(1, 8) + signs(0x0e, 0x1f) + signs(0x7f),
  signs(0x80, 0x84) + signs(0x86, 0x9f),
  `\t\v\f${signs(0x85)}${signs(0xa0)}${signs(0x1680)}${signs(0x2000, 0x200a)}${signs(0x2028, 0x2029)}${signs(0x202f)}${signs(0x205f)}${signs(0x3000)}`,
  `${signs(0xad)}${signs(0x600, 0x605)}${signs(0x61c)}${signs(0x6dd)}${signs(0x70f)}${signs(0x180e)}${signs(0x200b, 0x200f)}${signs(0x202a, 0x202e)}${signs(0x2060, 0x206f)}${signs(0xfeff)}${signs(0xfff9, 0xfffb)}${signs(0x110bd)}${signs(0x1bca0, 0x1bca3)}${signs(0x1d173, 0x1d17a)}${signs(0xe0001)}${signs(0xe0020, 0xe007f)}`,
  signs(0xfeff),
  signs(0xfffe),
  // Characters whose upper or lower case is longer, that need two units in UTF-16, or that are drawn above themselves.
  "Ⱥ",
  "Ⱦ",
  "表ポあA鷗ŒéＢ逍Üßªąñ丂㐀𠀀",
  `ด${`${signs(0xe49).repeat(5)}${signs(0xe47).repeat(5)}`.repeat(4)}`,
  "👨‍👩‍👧‍👦 🦹🏿‍♂️ 🏳0🌈️ 🇺🇸🇷🇺🇸 🇦🇫🇦🇲🇸",
  "مُنَاقَشَةُ سُبُلِ اِسْتِخْدَامِ اللُّغَةِ فِي النُّظُمِ الْقَائِمَةِ",
  `${signs(0x202a).repeat(2)}᚛${signs(0x1680).repeat(17)}᚜${signs(0x202a)}`,
  // Texts that run as code if they are drawn, evaluated, formatted or queried carelessly.
  "</textarea><script>alert(123)</script>",
  "' onfocus=JaVaSCript:alert(123) autofocus",
  '" onfocus=JaVaSCript:alert(123) autofocus',
  " onfocus=JaVaSCript:alert(123) autofocus",
  "<svg><script>123<1>alert(123)</script>",
  "'`\"><\\x3Cscript>javascript:alert(1)</script>",
  "<<< %s(un='%s') = %u",
  "%s%s%s%s%s",
  "{% print 'x' * 64 * 1024**3 %}",
  '{{ "".__class__.__mro__[2].__subclasses__()[40]("/etc/passwd").read() }}',
  "'; EXEC sp_MSForEachTable 'DROP TABLE ?'; --",
  "+++ATH0",
  "File:///",
];

/** Texts known to break unprepared programs, each once. */
export const naughtyStrings: readonly string[] = [...new Set([...released, ...added])];
