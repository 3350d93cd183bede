/** A page as Microsoft's programs put it on the clipboard, with the program's names, comments and styles. */
export const officePage = (page: {
  program: "Word" | "Excel";
  /** The letter that the program's own names begin with. */
  letter: "w" | "x";
  /** Contents of the head: links, comments and styles. */
  head: string;
  attributes: string;
  body: string;
}) => `<html xmlns:v="urn:schemas-microsoft-com:vml"
xmlns:o="urn:schemas-microsoft-com:office:office"
xmlns:${page.letter}="urn:schemas-microsoft-com:office:${page.program.toLowerCase()}"
xmlns:m="http://schemas.microsoft.com/office/2004/12/omml"
xmlns="http://www.w3.org/TR/REC-html40">

<head>
<meta http-equiv=Content-Type content="text/html; charset=utf-8">
<meta name=ProgId content=${page.program === "Word" ? "Word.Document" : "Excel.Sheet"}>
<meta name=Generator content="Microsoft ${page.program} 15">
${page.head}
</head>

<body ${page.attributes}>
${page.body}
</body>

</html>
`;
