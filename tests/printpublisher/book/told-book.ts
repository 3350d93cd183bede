import { bookWith, directory, entry, text } from "./made-book.ts";

const note = (number: number, words: string) =>
  [
    `<sup><a id="note-t-${number}-from" href="#note-t-${number}">${number}</a></sup>`,
    `<p id="note-t-${number}"><a href="#note-t-${number}-from">${number}</a> ${words}</p>`,
  ] as const;
const [mark, below] = note(1, "Nur <i>nüchtern</i>.");
const preface = `<p>Siehe <a href="cat:K">Kalium</a>, <b>fett</b>${mark} und <a href="https://labor.example/?a=1&amp;b=2">im Web</a>.</p><ul><li>eins</li><li>zwei</li></ul><ol><li>drei</li></ol><blockquote><p>Zitat</p></blockquote><figure><img src="/api/public/logo/0/" alt="Ein Röhrchen" width="50" /><figcaption>Bild 1</figcaption></figure><div class="footnotes">${below}</div>`;
const table =
  '<table><thead><tr><th>A</th><th>B</th></tr></thead><tbody><tr><td rowspan="2">c</td><td>d</td></tr><tr><td><p>e</p><p>f</p></td></tr><tr><td colspan="2">g</td></tr></tbody></table>';
const potassium = entry("K", "Kalium", {
  synonyms: ["K+", "Potassium"],
  rows: [
    { label: "Material", text: "Serum", plain: true },
    { label: "Menge", text: "1 ml" },
    {
      label: "Methode",
      html: "<p>Photometrie</p><p>ISE</p><ol><li>erst</li><li>dann</li></ol>",
      language: "en",
    },
    { label: "Hinweis", html: table },
    {
      label: "Bereich",
      table: {
        head: ["Wer", "Wert"],
        rows: [
          ["Männer ab 65 Jahren, nüchtern", "1,2"],
          ["Frau", ""],
        ],
      },
    },
    { label: "Auch", links: [{ name: "GPT", code: "GPT" }] },
  ],
});
/** Chapters with everything that a book can say. */
export const chapters = [
  text("t", "Vorwort", preface, {
    paragraphs: [
      { id: "s", title: "Kurier", html: `<h3>Wann</h3><p>Täglich<br />außer sonntags</p>${table}` },
    ],
  }),
  directory("d", "Verzeichnis", [], {
    html: "<p>Alle Analysen.</p>",
    groups: [
      { path: ["Chemie"], entries: [potassium] },
      {
        path: ["Chemie", "Leber", "Enzyme"],
        entries: [entry("GPT", "GPT", { page: "https://labor.example/GPT/" })],
      },
    ],
  }),
];
export const book = bookWith(chapters, { imprint: "<p>Stand heute</p>", information: "<p>Musterweg 1</p>" });
export const layouts = ["list", "cards", "compact", "table"] as const;
