import { printedShapes, recordShapes, textShapes, workbookShapes } from "../../support/import-shapes.ts";
import { rawShapes } from "../../support/raw-shapes.ts";

/** Files of every shape that somebody may send us. */
export const shapes = [...workbookShapes, ...rawShapes, ...textShapes, ...printedShapes, ...recordShapes];
