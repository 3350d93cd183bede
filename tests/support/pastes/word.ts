import { officePage } from "./office.ts";
import type { Paste } from "./paste.ts";

const head = `<link rel=File-List href="file:///C:/Users/LABOR/AppData/Local/Temp/msohtmlclip1/01/clip_filelist.xml">
<!--[if gte mso 9]><xml>
 <o:OfficeDocumentSettings><o:AllowPNG/></o:OfficeDocumentSettings>
</xml><![endif]-->
<!--[if gte mso 9]><xml>
 <w:WordDocument><w:View>Normal</w:View><w:HyphenationZone>21</w:HyphenationZone></w:WordDocument>
</xml><![endif]-->
<style>
<!--
 /* Font Definitions */
 @font-face
	{font-family:Symbol;
	panose-1:5 5 1 2 1 7 6 2 5 7;}
 /* Style Definitions */
 p.MsoNormal, li.MsoNormal, div.MsoNormal
	{mso-style-unhide:no;
	margin:0cm;
	font-size:11.0pt;
	font-family:"Calibri",sans-serif;}
p.MsoListParagraph
	{margin-left:36.0pt;}
 @page WordSection1
	{size:595.3pt 841.9pt;}
div.WordSection1
	{page:WordSection1;}
 /* List Definitions */
 @list l0
	{mso-list-id:1140463374;}
@list l0:level1
	{mso-level-number-format:bullet;}
-->
</style>
<!--[if gte mso 10]>
<style>
 /* Style Definitions */
 table.MsoNormalTable
	{mso-style-name:"Normale Tabelle";}
</style>
<![endif]-->`;
const word = (body: string) =>
  officePage({
    program: "Word",
    letter: "w",
    head,
    attributes: "lang=DE style='tab-interval:35.4pt;word-wrap:break-word'",
    body: `<!--StartFragment-->\n${body}\n<!--EndFragment-->`,
  });
const space =
  "<span\nstyle='font:7.0pt \"Times New Roman\"'>&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;\n</span>";
/** A paragraph of a list as Word writes it. */
const entry = (marker: string, text: string, { level = 1, list = "l0", place = "Middle" } = {}) =>
  `<p class=MsoListParagraphCxSp${place} style='margin-left:${36 * level}.0pt;mso-add-space:auto;text-indent:-18.0pt;mso-list:${list} level${level} lfo1'><![if !supportLists]><span
style='font-family:Symbol;mso-fareast-font-family:Symbol;mso-bidi-font-family:Symbol'><span
style='mso-list:Ignore'>${marker}${space}</span></span><![endif]>${text}<o:p></o:p></p>
`;
const paragraph = (text: string) => `<p class=MsoNormal>${text}<o:p></o:p></p>\n`;
const cell = (
  text: string,
  attributes = "",
) => `<td width=201 ${attributes} valign=top style='width:151.0pt;border:solid windowtext 1.0pt;
  mso-border-alt:solid windowtext .5pt;padding:0cm 5.4pt 0cm 5.4pt'>
  <p class=MsoNormal>${text}<o:p></o:p></p>
  </td>`;
const table = (rows: string) => `<table class=MsoTableGrid border=1 cellspacing=0 cellpadding=0
 style='border-collapse:collapse;border:none;mso-border-alt:solid windowtext .5pt'>
 ${rows}
</table>
`;

export const wordPastes: Paste[] = [
  {
    name: "Word: paragraphs with bold, italic and underlined text",
    html: word(
      paragraph(
        "<b style='mso-bidi-font-weight:normal'>Nüchtern</b> abnehmen, <i\nstyle='mso-bidi-font-style:normal'>nicht</i> <u>stauen</u>.",
      ) +
        paragraph(
          "Probe <span style='color:red;background:yellow;mso-highlight:yellow'>gekühlt</span> senden.",
        ),
    ),
    text: "Nüchtern abnehmen, nicht stauen.\r\nProbe gekühlt senden.\r\n",
    saved:
      "<p><strong>Nüchtern</strong> abnehmen, <em>nicht</em> <u>stauen</u>.</p><p>Probe gekühlt senden.</p>",
    lines: ["Nüchtern abnehmen, nicht stauen.", "Probe gekühlt senden."],
  },
  {
    name: "Word: subscript and superscript",
    html: word(paragraph("CO<sub>2</sub> und 10<sup>9</sup>/l, Ca<sup>2+</sup>")),
    text: "CO2 und 109/l, Ca2+\r\n",
    saved: "<p>CO<sub>2</sub> und 10<sup>9</sup>/l, Ca<sup>2+</sup></p>",
    lines: ["CO₂ und 10⁹/l, Ca²⁺"],
  },
  {
    name: "Word: a list with bullets that is made of paragraphs",
    html: word(
      paragraph("Material:") +
        entry("·", "Serum", { place: "First" }) +
        entry("·", "Heparinplasma") +
        entry("·", "EDTA-Blut", { place: "Last" }),
    ),
    text: "Material:\r\n·\tSerum\r\n·\tHeparinplasma\r\n·\tEDTA-Blut\r\n",
    saved:
      "<p>Material:</p><ul><li><p>Serum</p></li><li><p>Heparinplasma</p></li><li><p>EDTA-Blut</p></li></ul>",
    lines: ["Material:", "Serum", "Heparinplasma", "EDTA-Blut"],
  },
  {
    name: "Word: a numbered list",
    html: word(
      entry("1.", "Abnehmen", { place: "First" }) +
        entry("2.", "Zentrifugieren") +
        entry("3.", "Einfrieren", { place: "Last" }),
    ),
    text: "1.\tAbnehmen\r\n2.\tZentrifugieren\r\n3.\tEinfrieren\r\n",
    saved: "<ol><li><p>Abnehmen</p></li><li><p>Zentrifugieren</p></li><li><p>Einfrieren</p></li></ol>",
    lines: ["Abnehmen", "Zentrifugieren", "Einfrieren"],
  },
  {
    name: "Word: three nested levels of bullets, the second with the letter o",
    html: word(
      entry("·", "Blut") +
        entry("o", "venös", { level: 2 }) +
        entry("§", "nüchtern", { level: 3 }) +
        entry("o", "kapillär", { level: 2 }) +
        entry("·", "Urin"),
    ),
    text: "·\tBlut\r\no\tvenös\r\n§\tnüchtern\r\no\tkapillär\r\n·\tUrin\r\n",
    saved:
      "<ul><li><p>Blut</p><ul><li><p>venös</p><ul><li><p>nüchtern</p></li></ul></li><li><p>kapillär</p></li></ul></li><li><p>Urin</p></li></ul>",
    lines: ["Blut", "venös", "nüchtern", "kapillär", "Urin"],
  },
  {
    name: "Word: numbers with letters below them and a list that goes on after a paragraph",
    html: word(
      entry("1.", "Vorbereiten") +
        entry("a)", "Röhrchen", { level: 2 }) +
        entry("b)", "Etikett", { level: 2 }) +
        entry("2.", "Abnehmen") +
        paragraph("Danach sofort:") +
        entry("3.", "Kühlen"),
    ),
    text: "1.\tVorbereiten\r\na)\tRöhrchen\r\nb)\tEtikett\r\n2.\tAbnehmen\r\nDanach sofort:\r\n3.\tKühlen\r\n",
    saved:
      '<ol><li><p>Vorbereiten</p><ol type="a"><li><p>Röhrchen</p></li><li><p>Etikett</p></li></ol></li><li><p>Abnehmen</p></li></ol><p>Danach sofort:</p><ol start="3"><li><p>Kühlen</p></li></ol>',
  },
  {
    name: "Word: links to the web and by mail stay, those within the document and to files go",
    html: word(
      paragraph(
        'Siehe <a href="https://labor.example/info?a=1&amp;b=2"><span style=\'color:#0563C1\'>Merkblatt</span></a>, <a href="mailto:labor@labor.example">Labor</a>, <a href="#_Toc1">Kapitel</a>, <a\nhref="file:///C:\\Users\\LABOR\\x.docx">Datei</a>.<a name="_Toc1"></a>',
      ),
    ),
    text: "Siehe Merkblatt, Labor, Kapitel, Datei.\r\n",
    saved:
      '<p>Siehe <a href="https://labor.example/info?a=1&amp;b=2">Merkblatt</a>, <a href="mailto:labor@labor.example">Labor</a>, Kapitel, Datei.</p>',
  },
  {
    name: "Word: comments, tracked changes, pictures and smart tags",
    html: word(
      `${paragraph(
        'Probe aus <st1:City w:st="on"><st1:place w:st="on">Köln</st1:place></st1:City> <del cite="mailto:Labor" datetime="2024-02-01T10:00">nicht </del><ins cite="mailto:Labor" datetime="2024-02-01T10:00">sofort </ins><a style=\'mso-comment-reference:L_1;mso-comment-date:20240201T1000\'>senden</a><span class=MsoCommentReference><span style=\'font-size:8.0pt\'><a class=msocomanchor id="_anchor_1" href="#_msocom_1">[L1]</a><span style=\'mso-special-character:comment\'>&nbsp;</span></span></span>.<!--[if gte vml 1]><v:shape id="p1"><v:imagedata src="file:///x.png"/></v:shape><![endif]--><![if !vml]><img width=20 height=20 src="file:///C:/clip_image001.png" alt=Logo v:shapes="p1"><![endif]>',
      )}<div style='mso-element:comment-list'><hr class=msocomoff align=left size=1 width="33%"><div style='mso-element:comment'><p class=MsoCommentText>Wirklich?</p></div></div>`,
    ),
    text: "Probe aus Köln sofort senden[L1].\r\n",
    saved: "<p>Probe aus Köln sofort senden.</p>",
  },
  {
    name: "Word: a table with merged cells and a list in a cell",
    html: word(
      table(
        `<tr style='mso-yfti-irow:0;mso-yfti-firstrow:yes'>${cell("<b>Alter</b>", "rowspan=2")}${cell("<b>Grenze</b>", "colspan=2")}</tr>
 <tr style='mso-yfti-irow:1'>${cell("von")}${cell("bis")}</tr>
 <tr style='mso-yfti-irow:2;mso-yfti-lastrow:yes'>${cell("18 Jahre")}${cell("0,3")}<td>${entry("·", "Frauen: 4,2")}${entry("·", "Männer: 4,5")}</td></tr>`,
      ),
    ),
    text: "Alter\tGrenze\r\n\tvon\tbis\r\n18 Jahre\t0,3\t·\tFrauen: 4,2\r\n·\tMänner: 4,5\r\n",
    saved:
      '<table><tbody><tr><td rowspan="2"><p><strong>Alter</strong></p></td><td colspan="2"><p><strong>Grenze</strong></p></td></tr><tr><td><p>von</p></td><td><p>bis</p></td></tr><tr><td><p>18 Jahre</p></td><td><p>0,3</p></td><td><ul><li><p>Frauen: 4,2</p></li><li><p>Männer: 4,5</p></li></ul></td></tr></tbody></table>',
    cells: [
      ["Alter", "Grenze", ""],
      ["", "von", "bis"],
      ["18 Jahre", "0,3", "Frauen: 4,2 Männer: 4,5"],
    ],
  },
  {
    name: "Word: headings, a title, empty paragraphs and runs of spaces",
    html: word(
      `<h1>Präanalytik<o:p></o:p></h1>\n<h4>Lagerung</h4>\n${paragraph("&nbsp;")}${paragraph("Bei 4&nbsp;°C,<span style='mso-spacerun:yes'>&nbsp;&nbsp; </span>z.&nbsp;B. im&nbsp;Kühl&shy;schrank.")}${paragraph("<o:p>&nbsp;</o:p>")}`,
    ),
    text: "Präanalytik\r\nLagerung\r\n\r\nBei 4 °C,   z. B. im Kühlschrank.\r\n\r\n",
    saved: "<h3>Präanalytik</h3><h4>Lagerung</h4><p>Bei 4\u00a0°C, z.\u00a0B. im Kühlschrank.</p>",
  },
  {
    name: "Word in the browser: lists whose entries are lists of their own",
    html: `<html><body>
<!--StartFragment--><div class="OutlineElement Ltr SCXW1" style="direction:ltr"><p class="Paragraph SCXW1" xml:lang="DE-DE"><span data-contrast="auto" class="TextRun SCXW1" style="font-weight:bold"><span class="NormalTextRun SCXW1">Material</span></span><span class="EOP SCXW1" data-ccp-props="{&quot;a&quot;:1}">&nbsp;</span></p></div><div class="ListContainerWrapper SCXW1"><ul class="BulletListStyle1 SCXW1" role="list" style="list-style-type:disc"><li data-leveltext="" data-font="Symbol" data-listid="3" aria-setsize="-1" data-aria-posinset="1" data-aria-level="1" role="listitem" class="OutlineElement SCXW1"><p class="Paragraph SCXW1"><span class="TextRun SCXW1">Blut</span><span class="EOP SCXW1">&nbsp;</span></p></li></ul></div><div class="ListContainerWrapper SCXW1"><ul class="BulletListStyle1 SCXW1" role="list" style="list-style-type:circle"><li data-leveltext="o" data-listid="3" data-aria-posinset="1" data-aria-level="2" role="listitem" class="OutlineElement SCXW1"><p class="Paragraph SCXW1"><span class="TextRun SCXW1">venös</span><span class="EOP SCXW1">&nbsp;</span></p></li></ul></div><div class="ListContainerWrapper SCXW1"><ul class="BulletListStyle1 SCXW1" role="list" style="list-style-type:disc"><li data-leveltext="" data-listid="3" data-aria-posinset="2" data-aria-level="1" role="listitem" class="OutlineElement SCXW1"><p class="Paragraph SCXW1"><span class="TextRun SCXW1">Urin</span><span class="EOP SCXW1">&nbsp;</span></p></li></ul></div><!--EndFragment-->
</body></html>`,
    text: "Material \r\n•\tBlut \r\no\tvenös \r\n•\tUrin \r\n",
    saved:
      "<p><strong>Material</strong></p><ul><li><p>Blut</p><ul><li><p>venös</p></li></ul></li><li><p>Urin</p></li></ul>",
  },
];
