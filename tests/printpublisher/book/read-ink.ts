import { getDocumentProxy, getResolvedPDFJS } from "unpdf";

/** Bounds of something that a page draws besides its words, points from the lower left corner. */
export interface Ink {
  kind: "rule" | "picture";
  left: number;
  right: number;
  bottom: number;
  top: number;
}

type Matrix = readonly [number, number, number, number, number, number];
const unit: Matrix = [1, 0, 0, 1, 0, 0];
const times = (m: Matrix, [a, b, c, d, e, f]: Matrix): Matrix => [
  m[0] * a + m[2] * b,
  m[1] * a + m[3] * b,
  m[0] * c + m[2] * d,
  m[1] * c + m[3] * d,
  m[0] * e + m[2] * f + m[4],
  m[1] * e + m[3] * f + m[5],
];

/** Returns everything that the pages of a PDF fill, stroke or show as a picture. Clips are not regarded: ink that is cut off is lost. */
export async function readInk(pdf: Uint8Array): Promise<Ink[][]> {
  const document = await getDocumentProxy(new Uint8Array(pdf));
  const { OPS } = await getResolvedPDFJS();
  const strokes = [OPS.stroke, OPS.closeStroke, OPS.fillStroke, OPS.eoFillStroke, OPS.closeFillStroke];
  const pictures = [OPS.paintImageXObject, OPS.paintInlineImageXObject, OPS.paintImageMaskXObject];
  const pages: Ink[][] = [];
  for (let index = 0; index < document.numPages; index += 1) {
    const { fnArray, argsArray } = await (await document.getPage(index + 1)).getOperatorList();
    const ink: Ink[] = [];
    const saved: { matrix: Matrix; width: number }[] = [];
    let state = { matrix: unit, width: 1 };
    const draw = (kind: Ink["kind"], [x0, y0, x1, y1]: readonly number[], halfWidth = 0) => {
      const [a, b, c, d, e, f] = state.matrix;
      const corners = [x0, x1].flatMap((x = 0) =>
        [y0, y1].map((y = 0) => [a * x + c * y + e, b * x + d * y + f]),
      );
      const xs = corners.map(([x = 0]) => x);
      const ys = corners.map(([, y = 0]) => y);
      const overhang = halfWidth * Math.hypot(a, b);
      ink.push({
        kind,
        left: Math.min(...xs) - overhang,
        right: Math.max(...xs) + overhang,
        bottom: Math.min(...ys) - overhang,
        top: Math.max(...ys) + overhang,
      });
    };
    for (const [position, operator] of fnArray.entries()) {
      const args = argsArray[position];
      if (operator === OPS.save || operator === OPS.paintFormXObjectBegin) saved.push(state);
      if (operator === OPS.restore || operator === OPS.paintFormXObjectEnd) state = saved.pop() ?? state;
      if (operator === OPS.transform) state = { ...state, matrix: times(state.matrix, args) };
      if (operator === OPS.paintFormXObjectBegin && args[0])
        state = { ...state, matrix: times(state.matrix, args[0]) };
      if (operator === OPS.setLineWidth) state = { ...state, width: args[0] };
      if (operator === OPS.constructPath && args[2] && args[0] !== OPS.endPath)
        draw("rule", Object.values(args[2]), strokes.includes(args[0]) ? state.width / 2 : 0);
      if (pictures.includes(operator)) draw("picture", [0, 0, 1, 1]);
    }
    pages.push(ink);
  }
  return pages;
}
