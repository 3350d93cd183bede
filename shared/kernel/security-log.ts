/** Areas of the security log, each with the actions that it records. */
export const securityAreas = {
  sign_in: ["signed_in", "signed_in_by_sso", "signed_in_by_passkey", "signed_out", "identity_confirmed"],
  accounts: [
    "account_created",
    "account_changed",
    "account_deleted",
    "password_link_requested",
    "password_set_by_link",
    "email_link_sent",
    "email_confirmed",
    "email_withdrawn",
    "second_factor_prepared",
    "second_factor_on",
    "second_factor_off",
    "recovery_codes_renewed",
    "passkey_prepared",
    "passkey_added",
    "passkey_renamed",
    "passkey_removed",
    "session_ended",
    "sessions_ended",
  ],
  tokens: ["token_created", "token_revoked", "tokens_revoked"],
  settings: ["settings_changed", "logo_changed", "setup_changed", "setup_restored"],
  imports: ["import_carried_out", "import_undone"],
  exports: ["analyses_exported", "csv_exported", "csv_fetched"],
  orders: ["orders_seen", "order_changed", "order_erased", "customer_exported", "customer_erased"],
  denials: ["denied"],
} as const satisfies Record<string, readonly string[]>;

export type SecurityArea = keyof typeof securityAreas;
export type SecurityAction = (typeof securityAreas)[SecurityArea][number];
export const securityAreaNames = Object.keys(securityAreas) as [SecurityArea, ...SecurityArea[]];
export const securityActions = Object.values(securityAreas).flat() as [SecurityAction, ...SecurityAction[]];

/**
 * `failed`: wrong credentials, or a fault of ours after which the change may stand; `held`: refused for a while after too many attempts; `denied`:
 * the caller lacks a right.
 */
export const securityResults = ["done", "failed", "held", "denied"] as const;
export type SecurityResult = (typeof securityResults)[number];

/** The area that an action belongs to. */
export const areaOf = (action: SecurityAction): SecurityArea =>
  securityAreaNames.find((area) => (securityAreas[area] as readonly string[]).includes(action)) ?? "denials";
