import type { SignInWay } from "../../shared/core/sessions/session.ts";
import type { Language } from "../../shared/kernel/language.ts";
import type { BookedModules } from "../../shared/kernel/modules.ts";
import type { Permission } from "../../shared/kernel/permissions.ts";
import { environment } from "./environment.ts";
import type { TenantRecord } from "./tenant.store.ts";

declare const tenantBrand: unique symbol;
/** The tenant of the deployment. Only this file can create one, so that no request can name it. */
export type TenantId = string & { readonly [tenantBrand]: true };

/** How and when (epoch seconds) an account's owner proved their identity. */
export interface Proof {
  by: SignInWay;
  at: number;
}

/** The party on whose behalf code runs. Stores open only with an actor, whose tenant decides every key. */
export interface Actor {
  readonly tenant: TenantId;
  readonly kind: "account" | "import-token" | "export-token" | "visitor" | "job";
  /** Id of the account, token or job; empty for visitors. */
  readonly id: string;
  readonly name: string;
  readonly permissions: ReadonlySet<Permission>;
  readonly modules: Readonly<BookedModules>;
  /** Content languages of the tenant, the main one first. */
  readonly languages: readonly [Language, ...Language[]];
  /** Whether the laboratory publishes only analyses without errors. */
  readonly publishingGate: boolean;
  /** SHA-256 of the session token, if there is one. */
  readonly session: string | null;
  /** How and when the account's owner last proved their identity. */
  readonly proof: Proof | null;
  /** Whether it has still to set up a second factor, which the laboratory demands. */
  readonly owesFactor?: boolean;
}

/** The tenant of this deployment. */
export const deployedTenant = (): TenantId => environment("TENANT") as TenantId;

const nothingBooked: BookedModules = {
  MD_WEB: false,
  MD_INTRA: false,
  MD_PRINT: false,
  MD_EDITOR: false,
  MD_SHOP: false,
  MD_PROF: false,
};

/**
 * The actor of a job: it belongs to the deployment's tenant and has no permissions to check.
 * @param record of the tenant; absent while a tenant is being provisioned
 */
export function jobActor(
  name: string,
  record: Partial<Pick<TenantRecord, "modules" | "languages" | "publishing_gate">> = {},
): Actor {
  const [main = "de", ...others] = record.languages ?? [];
  return {
    tenant: deployedTenant(),
    kind: "job",
    id: name,
    name,
    permissions: new Set(),
    modules: record.modules ?? nothingBooked,
    languages: [main, ...others],
    publishingGate: record.publishing_gate ?? false,
    session: null,
    proof: null,
  };
}
