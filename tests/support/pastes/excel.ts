import { officePage } from "./office.ts";
import { type Paste, savedTable } from "./paste.ts";

const head = `<link id=Main-File rel=Main-File href="file:///C:/Users/LABOR/AppData/Local/Temp/msohtmlclip1/01/clip.htm">
<style>
<!--table
	{mso-displayed-decimal-separator:"\\,";
	mso-displayed-thousand-separator:"\\.";}
.font5
	{color:black;
	font-size:11.0pt;
	font-weight:400;
	vertical-align:baseline;}
tr
	{mso-height-source:auto;}
col
	{mso-width-source:auto;}
td
	{padding-top:1px;
	mso-number-format:General;
	font-weight:400;}
.xl65
	{font-weight:700;}
.xl66
	{mso-number-format:"\\@";
	white-space:normal;}
-->
</style>`;
/** Excel's clipboard format: the fragment's markers are inside the table. */
const excel = (columns: string, rows: string) =>
  officePage({
    program: "Excel",
    letter: "x",
    head,
    attributes: 'link="#0563C1" vlink="#954F72"',
    body: `<table border=0 cellpadding=0 cellspacing=0 width=240 style='border-collapse:
 collapse;width:180pt'>
 ${columns}
 <!--StartFragment-->
 ${rows}
 <!--EndFragment-->
</table>`,
  });
const columns = `<colgroup><col width=80 span=2 style='mso-width-source:userset;mso-width-alt:2925;width:60pt'>
 <col width=80 style='width:60pt'></colgroup>`;
const bare = "<col width=80 span=3 style='width:60pt'>";
const row = (...cells: string[]) => `<tr height=20 style='height:15.0pt'>\n  ${cells.join("\n  ")}\n </tr>`;
const cell = (text: string, attributes = "") =>
  `<td height=20 ${attributes} width=80 style='height:15.0pt;width:60pt'>${text}</td>`;

export const excelPastes: Paste[] = [
  {
    name: "Excel: reference ranges with a bold head",
    html: excel(
      columns,
      row(cell("Alter", "class=xl65"), cell("von", "class=xl65"), cell("bis", "class=xl65")) +
        row(cell("18 Jahre"), cell("0,3", "align=right"), cell("4,2", "align=right")),
    ),
    text: "Alter\tvon\tbis\r\n18 Jahre\t0,3\t4,2\r\n",
    saved: savedTable(
      ["<strong>Alter</strong>", "<strong>von</strong>", "<strong>bis</strong>"],
      ["18 Jahre", "0,3", "4,2"],
    ),
    cells: [
      ["Alter", "von", "bis"],
      ["18 Jahre", "0,3", "4,2"],
    ],
  },
  {
    name: "Excel: empty cells, a merged title and a hidden row that only sets widths",
    html: excel(
      bare,
      `${row("<td colspan=3 height=20 class=xl65 style='height:15.0pt'>Referenzbereiche</td>")}${row(cell("<LOQ".replace("<", "&lt;")), cell(""), cell("&nbsp;"))}
 <![if supportMisalignedColumns]>
 <tr height=0 style='display:none'>
  <td width=80 style='width:60pt'></td>
 </tr>
 <![endif]>`,
    ),
    text: "Referenzbereiche\t\t\r\n<LOQ\t\t\r\n",
    saved:
      '<table><tbody><tr><td colspan="3"><p><strong>Referenzbereiche</strong></p></td></tr><tr><td><p>&lt;LOQ</p></td><td><p></p></td><td><p></p></td></tr></tbody></table>',
    cells: [
      ["Referenzbereiche", "", ""],
      ["<LOQ", "", ""],
    ],
  },
  {
    name: "Excel: line breaks and quotation marks in a cell",
    html: excel(bare, row(cell('Serum<br>\n    oder "Plasma"', "class=xl66"), cell("2 ml"))),
    text: '"Serum\noder ""Plasma"""\t2 ml\r\n',
    saved:
      '<table><tbody><tr><td><p>Serum<br />oder "Plasma"</p></td><td><p>2 ml</p></td></tr></tbody></table>',
    cells: [['Serum oder "Plasma"', "2 ml"]],
    lines: ["Serum", 'oder "Plasma"', "2 ml"],
  },
  {
    name: "Excel: superscript in a cell",
    html: excel(
      bare,
      row(cell("Leukozyten"), cell('10<font class="font6"><sup>9</sup></font><font class="font5">/l</font>')),
    ),
    text: "Leukozyten\t109/l\r\n",
    saved: savedTable(["Leukozyten", "10<sup>9</sup>/l"]),
    cells: [["Leukozyten", "10⁹/l"]],
  },
  {
    name: "Excel: one cell is no table",
    html: excel("<col width=80 style='width:60pt'>", row(cell("Immunoassay"))),
    text: "Immunoassay\r\n",
    saved: "<p>Immunoassay</p>",
    cells: [["Immunoassay"]],
    lines: ["Immunoassay"],
  },
  {
    name: "Excel: one column of synonyms",
    html: excel("<col width=80 style='width:60pt'>", row(cell("ALT")) + row(cell("GPT")) + row(cell("ALAT"))),
    text: "ALT\r\nGPT\r\nALAT\r\n",
    saved: savedTable(["ALT"], ["GPT"], ["ALAT"]),
    cells: [["ALT"], ["GPT"], ["ALAT"]],
    lines: ["ALT", "GPT", "ALAT"],
  },
  {
    name: "Excel: cells merged downwards and a link",
    html: excel(
      bare,
      row("<td rowspan=2 height=40 style='height:30.0pt'>TSH</td>", cell("m")) +
        row(cell('<a href="https://labor.example/">f</a>')),
    ),
    text: "TSH\tm\r\n\tf\r\n",
    saved:
      '<table><tbody><tr><td rowspan="2"><p>TSH</p></td><td><p>m</p></td></tr><tr><td><p><a href="https://labor.example/">f</a></p></td></tr></tbody></table>',
    cells: [
      ["TSH", "m"],
      ["", "f"],
    ],
  },
];
