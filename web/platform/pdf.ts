/** Opens a PDF. The large reader is loaded on first use; its messages, for example about missing fonts, are not for the console. */
async function opened(bytes: ArrayBuffer) {
  const { getDocumentProxy } = await import("unpdf");
  return getDocumentProxy(new Uint8Array(bytes.slice(0)), { verbosity: 0, isEvalSupported: false });
}

/** Width of a drawn page in pixels, enough for a sharp picture on a high-density screen. */
const drawnWidth = 900;

type Opened = Awaited<ReturnType<typeof opened>>;

async function drawPage(document: Opened, number: number, canvas: HTMLCanvasElement): Promise<void> {
  const page = await document.getPage(number);
  const viewport = page.getViewport({ scale: drawnWidth / page.getViewport({ scale: 1 }).width });
  canvas.width = Math.ceil(viewport.width);
  canvas.height = Math.ceil(viewport.height);
  await page.render({ canvas, viewport }).promise;
}

export async function drawFirstPage(bytes: ArrayBuffer, canvas: HTMLCanvasElement): Promise<void> {
  await drawPage(await opened(bytes), 1, canvas);
}

/** Draws all pages of a PDF, each on a canvas of its own. */
export async function drawnPages(bytes: ArrayBuffer): Promise<HTMLCanvasElement[]> {
  const pdf = await opened(bytes);
  const canvases: HTMLCanvasElement[] = [];
  for (let number = 1; number <= pdf.numPages; number++) {
    const canvas = document.createElement("canvas");
    await drawPage(pdf, number, canvas);
    canvases.push(canvas);
  }
  await pdf.destroy();
  return canvases;
}

/** The text of a PDF's first three pages. */
export async function textOfPdf(bytes: ArrayBuffer): Promise<string> {
  const document = await opened(bytes);
  const texts: string[] = [];
  for (let number = 1; number <= Math.min(3, document.numPages); number++) {
    const { items } = await (await document.getPage(number)).getTextContent();
    texts.push(items.map((item) => ("str" in item ? item.str : "")).join(" "));
  }
  return texts.join("\n");
}
