import { appVersionParameter } from "../../stacks/app-version.ts";

/** Facts about cells and laboratories that a plan needs. */
interface CellPlace {
  id: string;
  stage: string;
}
interface LaboratoryPlace {
  id: string;
  cell: string;
}

/** Templates to use: those just made or last deployed, or those of the release before. */
export type Release = "present" | "former";

/** One thing that a deployment does; carried out in order. */
export type Step = { says: string; cell: string } & (
  | { does: "synthesize" | "keep" | "look" }
  | { does: "cdk"; args: string[]; release: Release }
);

/** Laboratories that get a release together. */
interface Ring {
  name: string;
  laboratories: LaboratoryPlace[];
}

/** Staging, one laboratory, a tenth, all: an error reaches a few before it reaches many. */
export function ringsOf(cells: readonly CellPlace[], all: readonly LaboratoryPlace[]): Ring[] {
  const of = (stage: string) =>
    all.filter(({ cell }) => cells.some((candidate) => candidate.id === cell && candidate.stage === stage));
  const production = of("production");
  const tenth = Math.ceil(production.length / 10);
  return [
    { name: "staging", laboratories: of("staging") },
    { name: "one laboratory", laboratories: production.slice(0, 1) },
    { name: "a tenth", laboratories: production.slice(1, 1 + tenth) },
    { name: "all", laboratories: production.slice(1 + tenth) },
  ];
}

interface Rollout {
  cells: readonly CellPlace[];
  laboratories: readonly LaboratoryPlace[];
  /** The app that comes with the release. */
  app: string;
}

/** Steps that bring a release everywhere: in each ring the API first, then the app, with a check of the alarms after each. */
export function forward({ cells, laboratories, app }: Rollout): Step[] {
  const prepared = new Set<string>();
  return ringsOf(cells, laboratories).flatMap(({ name, laboratories: ring }) => {
    const reached = byCell(cells, ring).filter(([cell]) => name !== "staging" || cell.stage === "staging");
    const unprepared = reached.map(([cell]) => cell).filter(({ id }) => !prepared.has(id));
    for (const { id } of unprepared) prepared.add(id);
    return [
      ...unprepared.flatMap(prepare),
      ...reached.flatMap(([cell, of]) => [api(cell, of, name), checkAlarms(cell)]),
      ...reached.flatMap(([cell, of]) => [show(cell, of, app, name), checkAlarms(cell)]),
    ];
  });
}

/** Steps that take all laboratories of cells back: first the app, which works with the newer API, then the API. */
export function back({
  cells,
  laboratories,
  app,
}: Omit<Rollout, "app"> & { app: (cell: string) => string }): Step[] {
  return byCell(cells, laboratories).flatMap(([cell, of]) => [
    show(cell, of, app(cell.id), "all"),
    api(cell, of, "all", "former"),
    checkAlarms(cell),
  ]);
}

const byCell = (cells: readonly CellPlace[], laboratories: readonly LaboratoryPlace[]) =>
  cells
    .map((cell) => [cell, laboratories.filter((laboratory) => laboratory.cell === cell.id)] as const)
    .filter(([, of]) => of.length > 0);

const stackOf = ({ id }: LaboratoryPlace) => `laborium-tenant-${id}`;
const named = (of: readonly LaboratoryPlace[]) => of.map(({ id }) => id).join(", ");
const deploy = (...args: string[]) => ["deploy", ...args, "--exclusively", "--require-approval", "never"];

/** Only adds files of the new app; no laboratory shows them yet. */
const prepare = ({ id: cell }: CellPlace): Step[] => [
  { cell, does: "synthesize", says: `Make the stacks of ${cell}` },
  { cell, does: "look", says: `Look whether ${cell} is well` },
  {
    cell,
    does: "cdk",
    release: "present",
    says: `What all laboratories of ${cell} share`,
    args: deploy("laborium-edge", "laborium-platform"),
  },
  { cell, does: "keep", says: `Keep the release in ${cell}, for the way back` },
];
const checkAlarms = ({ id: cell }: CellPlace): Step => ({
  cell,
  does: "look",
  says: `Look at the alarms of ${cell}`,
});
/** A parameter that is not given keeps its value, so the app stays. */
const api = (
  { id: cell }: CellPlace,
  of: readonly LaboratoryPlace[],
  ring: string,
  release: Release = "present",
): Step => ({
  cell,
  does: "cdk",
  release,
  says: `${ring}: the API of ${named(of)}`,
  args: deploy(...of.map(stackOf), "--concurrency", "4"),
});
const show = ({ id: cell }: CellPlace, of: readonly LaboratoryPlace[], app: string, ring: string): Step => ({
  cell,
  does: "cdk",
  release: "present",
  says: `${ring}: the app ${app} for ${named(of)}`,
  args: [
    ...deploy(...of.map(stackOf), "--concurrency", "4"),
    ...of.flatMap((laboratory) => ["--parameters", `${stackOf(laboratory)}:${appVersionParameter}=${app}`]),
  ],
});
