import { type Paste, savedTable } from "./paste.ts";

const head = (style: string) => `<!DOCTYPE html PUBLIC "-//W3C//DTD HTML 4.0 Transitional//EN">
<html>
<head>
	<meta http-equiv="content-type" content="text/html; charset=utf-8"/>
	<title></title>
	<meta name="generator" content="LibreOffice 24.2.5.2 (Linux)"/>
	<style type="text/css">
		${style}
	</style>
</head>
`;
const writer = (
  body: string,
) => `${head("@page { size: 21cm 29.7cm; margin: 2cm }\n\t\tp { line-height: 115%; margin-bottom: 0.25cm; background: transparent }\n\t\ta:link { color: #000080; text-decoration: underline }")}<body lang="de-DE" link="#000080" vlink="#800000" dir="ltr">${body}
</body>
</html>`;
const calc = (
  rows: string,
) => `${head('body,div,table,thead,tbody,tfoot,tr,th,td,p { font-family:"Liberation Sans"; font-size:x-small }\n\t\ta.comment-indicator:hover + comment { background:#ffd; position:absolute; display:block }\n\t\ta.comment-indicator { background:red; display:inline-block }\n\t\tcomment { display:none }')}<body>
<table cellspacing="0" border="0">
	<colgroup width="85"></colgroup>
	<colgroup span="2" width="99"></colgroup>
	${rows}
</table>
</body>
</html>`;

export const libreOfficePastes: Paste[] = [
  {
    name: "Writer: paragraphs with fonts, marks, a link and an empty line",
    html: writer(`<p style="line-height: 100%; margin-bottom: 0cm"><font face="Arial, sans-serif"><font color="#c9211e"><b>Nüchtern</b></font> mit <i>Zitrat</i>, H<sub>2</sub>O</font></p>
<p style="line-height: 100%; margin-bottom: 0cm"><br/>

</p>
<p style="line-height: 100%; margin-bottom: 0cm"><a href="https://labor.example/">Labor</a></p>`),
    text: "Nüchtern mit Zitrat, H2O\n\nLabor",
    saved:
      '<p><strong>Nüchtern</strong> mit <em>Zitrat</em>, H<sub>2</sub>O</p><p><a href="https://labor.example/">Labor</a></p>',
    lines: ["Nüchtern mit Zitrat, H₂O", "Labor"],
  },
  {
    name: "Writer: a list with a nested one beside its entry",
    html: writer(`<ul>
	<li><p style="margin-bottom: 0cm">Blut</p>
	<ul>
		<li><p style="margin-bottom: 0cm">venös</p></li>
	</ul>
	<li><p style="margin-bottom: 0cm">Urin</p></li>
</ul>`),
    text: "• Blut\n    ◦ venös\n• Urin",
    saved: "<ul><li><p>Blut</p><ul><li><p>venös</p></li></ul></li><li><p>Urin</p></li></ul>",
    lines: ["Blut", "venös", "Urin"],
  },
  {
    name: "Writer: a table with a head",
    html: writer(`<table width="100%" cellpadding="4" cellspacing="0">
	<colgroup><col width="128*"/><col width="128*"/></colgroup>
	<thead><tr valign="top"><th width="50%" style="border: 1px solid"><p>Material</p></th><th width="50%"><p>Menge</p></th></tr></thead>
	<tbody><tr valign="top"><td width="50%" sdnum="1031;"><p>Serum</p></td><td width="50%"><p>2 ml</p></td></tr></tbody>
</table>`),
    text: "Material\tMenge\nSerum\t2 ml",
    saved:
      "<table><tbody><tr><th><p>Material</p></th><th><p>Menge</p></th></tr><tr><td><p>Serum</p></td><td><p>2 ml</p></td></tr></tbody></table>",
    cells: [
      ["Material", "Menge"],
      ["Serum", "2 ml"],
    ],
  },
  {
    name: "Calc: cells with values, marks and empty ones",
    html: calc(`<tr><td height="17" align="left"><b>Frauen</b></td><td align="right" sdval="0.3" sdnum="1031;">0,3</td><td align="left"><br></td></tr>
	<tr><td height="17" align="left">Männer</td><td align="left">10<sup>9</sup>/l</td><td align="left">&lt;5</td></tr>`),
    text: "Frauen\t0,3\t\nMänner\t109/l\t<5\n",
    saved: savedTable(["<strong>Frauen</strong>", "0,3", ""], ["Männer", "10<sup>9</sup>/l", "&lt;5"]),
    cells: [
      ["Frauen", "0,3", ""],
      ["Männer", "10⁹/l", "<5"],
    ],
  },
  {
    name: "Calc: a comment on a cell is not its text",
    html: calc(
      `<tr><td height="17" colspan=2 align="left"><a class="comment-indicator"></a><comment style="display:none">Prüfen!</comment>TSH</td></tr><tr><td>m</td><td>f</td></tr>`,
    ),
    text: "TSH\t\nm\tf\n",
    saved:
      '<table><tbody><tr><td colspan="2"><p>TSH</p></td></tr><tr><td><p>m</p></td><td><p>f</p></td></tr></tbody></table>',
    cells: [
      ["TSH", ""],
      ["m", "f"],
    ],
  },
];
