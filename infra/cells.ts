import { readdirSync, readFileSync } from "node:fs";
import { basename, join, resolve } from "node:path";
import * as z from "zod";
import { fullCell, homeRegion, type Stage } from "./deployment.ts";

/** `infra/cells/<id>.json`: one AWS account that takes laboratories of one stage. */
const cellSchema = z.strictObject({
  id: z.string().regex(/^[a-z][a-z0-9-]{0,39}$/, "Small letters, digits and hyphens."),
  stage: z.enum(["production", "staging"]),
  /** 12 digits. */
  account: z.string().regex(/^\d{12}$/, "An account has 12 digits."),
  /** Region of everything except the resources that CloudFront takes from us-east-1 only. */
  region: z.string().default(homeRegion),
  /** The most laboratories that it takes. */
  laboratories: z.int().min(1).max(fullCell).default(fullCell),
  /** Takes no new laboratories, even if it has room. */
  closed: z.boolean().default(false),
});
type CellFile = z.infer<typeof cellSchema>;

/** A place for stacks of one stage. The local cloud plays every laboratory, whatever its cell. */
export interface Cell extends Omit<CellFile, "stage" | "account"> {
  stage: Stage;
  /** None on the local cloud. */
  account?: string;
}

/** The folder of the cells' files. */
export const cellsFolder = resolve(import.meta.dirname, "cells");

const localCell: Cell = {
  id: "local",
  stage: "local",
  region: homeRegion,
  laboratories: Number.POSITIVE_INFINITY,
  closed: false,
};

/**
 * Reads `<id>.json` of every cell, in the order of their ids, numbers by value.
 * @throws Error naming a file that breaks the schema, that is not named after its id, or whose account another cell has
 */
export function readCells(folder = cellsFolder): Cell[] {
  const names = readdirSync(folder).filter((name) => name.endsWith(".json"));
  const cells = names.map((name) => {
    const place = join(folder, name);
    const parsed = cellSchema.safeParse(JSON.parse(readFileSync(place, "utf8")));
    if (!parsed.success) throw new Error(`${place}: ${parsed.error.message}`);
    if (parsed.data.id !== basename(name, ".json"))
      throw new Error(`${place}: the id inside is ${parsed.data.id}.`);
    return parsed.data;
  });
  for (const [account, [first, second]] of Map.groupBy(cells, (cell) => cell.account))
    if (first && second) throw new Error(`${first.id} and ${second.id} have the same account ${account}.`);
  return cells.sort((left, right) => left.id.localeCompare(right.id, "en", { numeric: true }));
}

/**
 * The cell of a stage that a command is about.
 * @param id needed as soon as the stage has several
 * @throws Error if there is none, or no single one
 */
export function cellOf(stage: Stage, id?: string, folder = cellsFolder): Cell {
  if (stage === "local") return localCell;
  const cells = readCells(folder).filter((cell) => cell.stage === stage);
  const names = cells.map((cell) => cell.id).join(", ");
  const [first, ...others] = id === undefined ? cells : cells.filter((cell) => cell.id === id);
  if (!first) throw new Error(`The stage ${stage} has no cell ${id ?? ""}; there are: ${names}.`);
  if (others.length > 0) throw new Error(`The stage ${stage} has several cells; name one of ${names}.`);
  return first;
}

/** The number of laboratories that a cell has room for, given the cell of each laboratory. */
export const roomIn = ({ id, laboratories }: Cell, tenants: readonly { cell: string }[]) =>
  laboratories - tenants.filter(({ cell }) => cell === id).length;

/** The first cell of a stage that takes one more laboratory, undefined if all are full or closed. */
export const placeFor = (cells: readonly Cell[], stage: Stage, tenants: readonly { cell: string }[]) =>
  cells.find((cell) => cell.stage === stage && !cell.closed && roomIn(cell, tenants) > 0);
