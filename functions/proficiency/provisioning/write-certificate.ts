/** A line of a page: its text, size in points and distance from the left and the top. */
interface Line {
  text: string;
  size: number;
  x: number;
  y: number;
  bold?: boolean;
}

/** A4 in points. */
const page = { width: 595, height: 842 };

/** Strings of a PDF in WinAnsi, which equals Latin-1 except for a few characters. */
const stringOf = (text: string) => `(${text.replaceAll("–", "-").replace(/[\\()]/g, (sign) => `\\${sign}`)})`;

/** Contents of a demonstration certificate. */
export interface CertificateText {
  provider: string;
  name: string;
  lab: string;
  /** Dates in German notation. */
  tested: string;
  ends: string;
  material: string;
  results: readonly { parameter: string; passed: boolean }[];
}

/** Writes a certificate of one page in the standard fonts that every reader has. */
export function writeCertificate(about: CertificateText): Buffer {
  const { provider, name, lab, tested, ends, material, results } = about;
  const lines: Line[] = [
    { text: provider, size: 12, x: 60, y: 80, bold: true },
    { text: "Zertifikat", size: 30, x: 60, y: 150, bold: true },
    { text: name, size: 15, x: 60, y: 180 },
    { text: "Teilnehmer", size: 9, x: 60, y: 225 },
    { text: lab, size: 13, x: 60, y: 243, bold: true },
    { text: `Ringversuch durchgeführt am ${tested}`, size: 11, x: 60, y: 285 },
    { text: `Gültig bis ${ends}`, size: 11, x: 60, y: 303 },
    { text: `Probenmaterial: ${material}`, size: 11, x: 60, y: 321 },
    { text: "Parameter", size: 9, x: 60, y: 360 },
    { text: "Ergebnis", size: 9, x: 380, y: 360 },
    ...results.flatMap(({ parameter, passed }, index) => [
      { text: parameter, size: 11, x: 60, y: 382 + index * 19 },
      {
        text: passed ? "bestanden" : "nicht bestanden",
        size: 11,
        x: 380,
        y: 382 + index * 19,
        bold: !passed,
      },
    ]),
    { text: "Muster zur Vorführung, kein amtliches Zertifikat.", size: 8, x: 60, y: 800 },
  ];
  const drawn = lines.map(
    ({ text, size, x, y, bold }) =>
      `BT /${bold ? "B" : "R"} ${size} Tf ${x} ${page.height - y} Td ${stringOf(text)} Tj ET`,
  );
  const content = [
    "0.04 0.43 0.43 rg 0 822 595 20 re f",
    "0.1 g",
    ...drawn,
    "0.8 G 60 474 475 0.5 re S",
  ].join("\n");
  const font = (face: string) =>
    `<< /Type /Font /Subtype /Type1 /BaseFont /${face} /Encoding /WinAnsiEncoding >>`;
  const objects = [
    "<< /Type /Catalog /Pages 2 0 R /Lang (de) >>",
    "<< /Type /Pages /Kids [3 0 R] /Count 1 >>",
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${page.width} ${page.height}] /Contents 4 0 R /Resources << /Font << /R 5 0 R /B 6 0 R >> >> >>`,
    `<< /Length ${Buffer.byteLength(content, "latin1")} >>\nstream\n${content}\nendstream`,
    font("Helvetica"),
    font("Helvetica-Bold"),
  ];
  let text = "%PDF-1.4\n";
  const places = objects.map((object, index) => {
    const place = text.length;
    text += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return place;
  });
  const start = text.length;
  const rows = places.map((place) => `${String(place).padStart(10, "0")} 00000 n \n`).join("");
  text += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${rows}`;
  text += `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${start}\n%%EOF\n`;
  return Buffer.from(text, "latin1");
}
