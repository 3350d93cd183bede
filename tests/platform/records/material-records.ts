import * as z from "zod";
import type { TenantId } from "../../../functions/platform/actor.ts";
import { records } from "../../../functions/platform/records/records.store.ts";
import { materialInput } from "./materials.endpoints.ts";

export const checks = records("CHECK", z.object({ title: z.string(), material: z.string().nullable() }), {
  one: "check",
  sort: ["title"],
  references: { material: "MATERIAL" },
});
export const notes = records("NOTE", z.object({ text: z.string(), material: z.string() }), {
  one: "note",
  sort: ["text"],
  references: { material: "MATERIAL" },
});
export const store = records("MATERIAL", materialInput, {
  one: "material",
  unique: { name: "A material with this name already exists." },
  sort: ["name", "colour"],
  search: ["name", "note"],
  filter: ["colour"],
  order: true,
  history: true,
  cascade: { checks },
});
let laboratory = 0;
/** An actor of a new, empty laboratory. */
export const elsewhere = () => jobActorOf(`empty-${++laboratory}`);

export function jobActorOf(tenant: string) {
  return { tenant: tenant as TenantId, kind: "job" as const, id: "test", name: "test" };
}
