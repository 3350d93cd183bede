import { getDocumentProxy, getResolvedPDFJS } from "unpdf";

type Matrix = [number, number, number, number, number, number];
const unit: Matrix = [1, 0, 0, 1, 0, 0];
const within = ([a, b, c, d, e, f]: Matrix, [g, h, i, j, k, l]: Matrix): Matrix => [
  a * g + c * h,
  b * g + d * h,
  a * i + c * j,
  b * i + d * j,
  a * k + c * l + e,
  b * k + d * l + f,
];

/**
 * Corners of the pictures on a page, as fractions of its sheet from its lower left corner.
 * @param page counted from 1
 */
export async function placedPictures(pdf: Uint8Array, page: number) {
  const { OPS } = await getResolvedPDFJS();
  const document = await getDocumentProxy(Uint8Array.from(pdf));
  const read = await document.getPage(page);
  const [left = 0, bottom = 0, right = 0, top = 0] = read.view;
  const { fnArray, argsArray } = await read.getOperatorList();
  const saved: Matrix[] = [];
  let now = unit;
  return fnArray.flatMap((name, index) => {
    if (name === OPS.save) saved.push(now);
    else if (name === OPS.restore) now = saved.pop() ?? unit;
    else if (name === OPS.transform) now = within(now, [...argsArray[index]] as Matrix);
    if (name !== OPS.paintImageXObject) return [];
    const [width, , , height, x, y] = now;
    const across = [x, x + width]
      .sort((start, end) => start - end)
      .map((edge) => (edge - left) / (right - left));
    const up = [y, y + height]
      .sort((start, end) => start - end)
      .map((edge) => (edge - bottom) / (top - bottom));
    return [{ across, up }];
  });
}
