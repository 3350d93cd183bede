import * as z from "zod";
import { type GroupId, groupIds } from "../../kernel/permissions.ts";

/** The accounts of which a laboratory can demand a second factor. */
export const demandedOf = ["everybody", "administrators", ...groupIds] as const;
export type DemandedOf = (typeof demandedOf)[number];

/** The accounts of which a laboratory demands a second factor, each kind once. */
export const factorDemandSchema = z
  .array(z.enum(demandedOf))
  .transform((kinds) => demandedOf.filter((kind) => kinds.includes(kind)));

/** Whether a laboratory demands a second factor of an account. */
export const isDemandedOf = (
  demand: readonly DemandedOf[],
  { is_admin, groups }: { is_admin: boolean; groups: readonly GroupId[] },
): boolean =>
  demand.some(
    (kind) => kind === "everybody" || (kind === "administrators" ? is_admin : groups.includes(kind)),
  );
