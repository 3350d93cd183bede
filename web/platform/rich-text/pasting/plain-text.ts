const signs: Record<"SUP" | "SUB", Record<string, string>> = {
  SUP: Object.fromEntries(
    [..."0123456789+-−()n"].map((sign, index) => [sign, [..."⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁻⁽⁾ⁿ"][index] ?? ""]),
  ),
  SUB: Object.fromEntries(
    [..."0123456789+-−()"].map((sign, index) => [sign, [..."₀₁₂₃₄₅₆₇₈₉₊₋₋₍₎"][index] ?? ""]),
  ),
};

function textOf(node: Node): string {
  if (node.nodeType === Node.TEXT_NODE) return (node.textContent ?? "").replaceAll(/\s+/g, " ");
  const inner = [...node.childNodes].map(textOf).join("");
  const name = node.nodeName;
  if (name === "BR") return "\n";
  if (name === "SUP" || name === "SUB") {
    const raised = [...inner].map((sign) => signs[name][sign]);
    return raised.every(Boolean) ? raised.join("") : inner;
  }
  return /^(?:P|LI|[UO]L|T[DRH]|H\d|TABLE|BLOCKQUOTE)$/.test(name) ? `\n${inner}\n` : inner;
}

/** The lines of rich text for a field without markup. Superscript and subscript digits are kept, since 10⁹/l would otherwise become 109/l. */
export const plainLines = (node: Node): string[] =>
  textOf(node)
    .split("\n")
    .map((line) => line.replaceAll(/\s+/g, " ").trim())
    .filter((line) => line !== "");
