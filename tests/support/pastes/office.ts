/** A page as Microsoft's programs put it on the clipboard, with the program's names, comments and styles. */
export const officePage = (given: {
  program: "Word" | "Excel";
  /** The letter that the program's own names begin with. */
  letter: "w" | "x";
  /** Contents of the head: links, comments and styles. */
  head: string;
  attributes: string;
  body: string;
}) => `<html xmlns:v="urn:schemas-microsoft-com:vml"
xmlns:o="urn:schemas-microsoft-com:office:office"
xmlns:${given.letter}="urn:schemas-microsoft-com:office:${given.program.toLowerCase()}"
xmlns:m="http://schemas.microsoft.com/office/2004/12/omml"
xmlns="http://www.w3.org/TR/REC-html40">

<head>
<meta http-equiv=Content-Type content="text/html; charset=utf-8">
<meta name=ProgId content=${given.program === "Word" ? "Word.Document" : "Excel.Sheet"}>
<meta name=Generator content="Microsoft ${given.program} 15">
${given.head}
</head>

<body ${given.attributes}>
${given.body}
</body>

</html>
`;
