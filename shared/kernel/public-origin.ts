/**
 * The origin that serves a laboratory's visitors, separate from the app's so that nothing on a public page can reach a session.
 * `https://lab.example` → `https://public.lab.example`. No laboratory's own domain may begin with `public.` (`tenantFileSchema`).
 */
export const publicOriginOf = (origin: string) => origin.replace("://", "://public.");
