import { type Paste, savedTable } from "./paste.ts";

/** Chrome writes computed styles into the elements and the encoding before them. */
const chrome = (body: string) =>
  `<html>\n<body>\n<!--StartFragment--><meta charset='utf-8'>${body}<!--EndFragment-->\n</body>\n</html>`;
const style =
  'style="color: rgb(32, 33, 34); font-family: sans-serif; font-size: 16px; font-style: normal; font-weight: 400; white-space: normal; background-color: rgb(255, 255, 255); text-decoration-style: initial;"';
const docs = (body: string) =>
  `<meta charset='utf-8'><meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-7f2c0b1a-7fff-1111-2222-333344445555">${body}</b><br class="Apple-interchange-newline">`;
const run = (
  text: string,
  marks = "font-weight:400;font-style:normal;text-decoration:none;vertical-align:baseline",
) =>
  `<span style="font-size:11pt;font-family:Arial,sans-serif;color:#000000;background-color:transparent;${marks};white-space:pre;white-space:pre-wrap;">${text}</span>`;
const line = (text: string) =>
  `<p dir="ltr" style="line-height:1.38;margin-top:0pt;margin-bottom:0pt;">${text}</p>`;
const item = (text: string, level = 1, type = "disc") =>
  `<li dir="ltr" style="list-style-type:${type};font-size:11pt;font-weight:400;white-space:pre" aria-level="${level}"><p dir="ltr" role="presentation" style="line-height:1.38">${run(text)}</p></li>`;

export const webPastes: Paste[] = [
  {
    name: "Google Docs: marks that are styles, in a bold element that is none",
    html: docs(
      `${line(run("Fett", "font-weight:700;font-style:normal;vertical-align:baseline") + run(" und ") + run("kursiv", "font-weight:400;font-style:italic;vertical-align:baseline") + run(" CO") + run("2", "font-weight:400;vertical-align:sub"))}<br />${line(`<a href="https://labor.example/" style="text-decoration:none;">${run("Labor", "color:#1155cc;text-decoration:underline;vertical-align:baseline")}</a>`)}`,
    ),
    text: "Fett und kursiv CO2\n\nLabor",
    saved:
      '<p><strong>Fett</strong> und <em>kursiv</em> CO<sub>2</sub></p><p><a href="https://labor.example/">Labor</a></p>',
  },
  {
    name: "Google Docs: nested lists that stand beside their entries, counted by letters",
    html: docs(
      `<ol style="margin-top:0;margin-bottom:0;padding-inline-start:48px;">${item("Blut", 1, "decimal")}<ol style="margin-top:0">${item("venös", 2, "lower-alpha")}${item("kapillär", 2, "lower-alpha")}</ol>${item("Urin", 1, "decimal")}</ol>`,
    ),
    text: "Blut\nvenös\nkapillär\nUrin",
    saved:
      '<ol><li><p>Blut</p><ol type="a"><li><p>venös</p></li><li><p>kapillär</p></li></ol></li><li><p>Urin</p></li></ol>',
    lines: ["Blut", "venös", "kapillär", "Urin"],
  },
  {
    name: "Google Docs: a table",
    html: docs(
      `<div dir="ltr" style="margin-left:0pt;" align="left"><table style="border:none;border-collapse:collapse;"><colgroup><col width="301"><col width="301"></colgroup><tbody><tr style="height:0pt"><td style="border-left:solid #000 1pt;vertical-align:top">${line(run("Serum"))}</td><td style="vertical-align:top">${line(run("2&nbsp;ml"))}</td></tr></tbody></table></div>`,
    ),
    text: "Serum\t2 ml",
    saved: savedTable(["Serum", "2\u00a0ml"]),
    cells: [["Serum", "2 ml"]],
  },
  {
    name: "Google Sheets: cells with attributes that hold brackets",
    html: `<meta charset='utf-8'><google-sheets-html-origin><style type="text/css"><!--td {border: 1px solid #cccccc;}br {mso-data-placement:same-cell;}--></style><table xmlns="http://www.w3.org/1999/xhtml" cellspacing="0" cellpadding="0" dir="ltr" border="1" style="table-layout:fixed;font-size:10pt;width:0px" data-sheets-root="1"><colgroup><col width="100"/><col width="100"/></colgroup><tbody><tr style="height:21px;"><td style="overflow:hidden;padding:2px 3px;vertical-align:bottom;font-weight:bold;" data-sheets-value="{&quot;1&quot;:2,&quot;2&quot;:&quot;<5&quot;}">&lt;5</td><td data-sheets-value='{"1":3,"3":0.3}' data-sheets-numberformat="{}">0,3</td></tr></tbody></table>`,
    text: "<5\t0,3",
    saved: savedTable(["<strong>&lt;5</strong>", "0,3"]),
    cells: [["<5", "0,3"]],
  },
  {
    name: "a web page: headings, paragraphs in divs, scripts, buttons and pictures",
    html: chrome(
      `<h2 ${style}>Präanalytik<a class="anchor" aria-hidden="true" href="https://web.example/#p">#</a></h2><div ${style}><p ${style}>Serum <b style="font-weight: 700;">gekühlt</b>.<img src="https://web.example/x.png" alt="Bild"></p><script>alert(1)</script><button>Kopieren</button><div>Ohne Absatz<br><br>danach</div></div>`,
    ),
    text: "Präanalytik\nSerum gekühlt.\nOhne Absatz\n\ndanach",
    saved: "<h3>Präanalytik</h3><p>Serum <strong>gekühlt</strong>.</p><p>Ohne Absatz</p><p>danach</p>",
    lines: ["Präanalytik", "Serum gekühlt.", "Ohne Absatz", "danach"],
  },
  {
    name: "a web page: superscript with a style that puts it on the line, and a link that runs",
    html: chrome(
      `<span ${style}>10<sup style="font-size: 75%; line-height: 0; position: relative; vertical-align: baseline; top: -0.5em;">9</sup>/l<span>&nbsp;</span><a href="javascript:alert(1)" onclick="alert(1)">mehr</a></span>`,
    ),
    text: "109/l mehr",
    saved: "<p>10<sup>9</sup>/l mehr</p>",
  },
  {
    name: "a web page: a table with a caption, a head and a foot",
    html: chrome(
      `<table class="wikitable" ${style}><caption>Referenz</caption><thead><tr><th scope="col" style="font-weight: 700;">Alter</th><th scope="col">Wert</th></tr></thead><tbody><tr><td>Kind<br>Jugend</td><td>1–2</td></tr></tbody><tfoot><tr><td colspan="2">Quelle</td></tr></tfoot></table>`,
    ),
    text: "Referenz\nAlter\tWert\nKind\nJugend\t1–2\nQuelle",
    saved:
      '<p>Referenz</p><table><tbody><tr><th><p>Alter</p></th><th><p>Wert</p></th></tr><tr><td><p>Kind<br />Jugend</p></td><td><p>1–2</p></td></tr><tr><td colspan="2"><p>Quelle</p></td></tr></tbody></table>',
    cells: [
      ["Alter", "Wert"],
      ["Kind Jugend", "1–2"],
      ["Quelle", ""],
    ],
  },
  {
    name: "a web page: a table that only arranges, with one in it",
    html: chrome(
      "<table><tbody><tr><td>Menü</td><td><p>Text</p><table><tbody><tr><td>a</td><td>b</td></tr></tbody></table></td></tr></tbody></table>",
    ),
    text: "Menü\tText\na\tb",
    saved: "<p>Menü</p><p>Text</p><table><tbody><tr><td><p>a</p></td><td><p>b</p></td></tr></tbody></table>",
  },
  {
    name: "a web page: a list with links and nested entries",
    html: chrome(
      '<ul style="list-style-type: disc"><li>ALT <a href="https://web.example/alt" target="_blank" rel="nofollow" title="ALT">mehr</a></li><li>AST<ol start="3"><li>venös</li></ol></li></ul>',
    ),
    text: "ALT mehr\nAST\nvenös",
    saved:
      '<ul><li><p>ALT <a href="https://web.example/alt">mehr</a></p></li><li><p>AST</p><ol start="3"><li><p>venös</p></li></ol></li></ul>',
    lines: ["ALT mehr", "AST", "venös"],
  },
  {
    name: "an e-mail: lines in divs, a quotation and invisible signs",
    html: `<div dir="auto">Guten Tag,<div><br></div><div>Serum&nbsp; &nbsp;reicht\u200b.</div><blockquote type="cite"><div>Reicht Se\u00adrum?</div></blockquote></div>`,
    text: "Guten Tag,\n\nSerum   reicht.\n> Reicht Serum?",
    saved: "<p>Guten Tag,</p><p>Serum reicht.</p><blockquote><p>Reicht Serum?</p></blockquote>",
  },
  {
    name: "a plain text: asterisks and brackets are no markup",
    text: "5 *10* 3 ~~x~~ <LOQ\n\n**B**",
    saved: "<p>5 *10* 3 ~~x~~ &lt;LOQ</p><p>**B**</p>",
    lines: ["5 *10* 3 ~~x~~ <LOQ", "**B**"],
  },
  {
    name: "a plain text with tabs and quoted cells",
    text: '"a\nb"\t"c ""d"""\r\ne\t\r\n',
    saved: '<p>"a</p><p>b" "c ""d"""</p><p>e</p>',
    cells: [
      ["a b", 'c "d"'],
      ["e", ""],
    ],
  },
  {
    name: "a plain text: a list with bullets",
    text: "• ALT\n• GPT\n- ALAT",
    saved: "<p>• ALT</p><p>• GPT</p><p>- ALAT</p>",
    lines: ["ALT", "GPT", "ALAT"],
  },
];
