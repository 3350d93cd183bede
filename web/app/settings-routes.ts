import { currentAccess } from "../platform/permissions.ts";
import { currentStartup } from "../platform/startup.ts";
import type { RouteRules } from "./guards.ts";
import { group, leadsTo, page } from "./page.ts";

const imports: RouteRules = { permissions: ["core_storage.view_import"] };
const system: RouteRules = { permissions: ["general.view_brontendconfiguration"] };

/** Where the settings open: at what the account may see, at least at itself. */
function home(): string {
  const access = currentAccess();
  const startup = currentStartup();
  if (access.may("auth.view_user")) return "/einstellungen/konten";
  if (access.may("core_storage.view_import")) return "/einstellungen/import/upload";
  const id = startup.status === "success" ? startup.person?.user.id : undefined;
  return id ? `/einstellungen/konten/${id}` : "/dashboard";
}

/** Everything below `/einstellungen`. */
export const settings = group("einstellungen", (t) => t("app:nav.settings"), [
  leadsTo(home),
  group("import", (t) => t("app:nav.import"), [
    leadsTo("/einstellungen/import/upload"),
    page({
      path: "upload",
      title: (t) => t("app:nav.upload"),
      rules: [imports],
      texts: ["importexport"],
      load: () => import("../importexport/imports/upload-page.tsx"),
    }),
    page({
      path: "log",
      title: (t) => t("app:nav.log"),
      rules: [imports],
      texts: ["importexport"],
      load: () => import("../importexport/imports/log-page.tsx"),
    }),
    page({
      path: "log/:id",
      title: (t) => t("app:nav.log"),
      rules: [imports],
      texts: ["importexport"],
      load: () => import("../importexport/imports/import-page.tsx"),
    }),
    page({
      path: "post",
      title: (t) => t("app:nav.post"),
      rules: [imports],
      texts: ["importexport", "tokens"],
      load: () => import("../importexport/imports/post-page.tsx"),
    }),
  ]),
  page({
    path: "export",
    title: (t) => t("app:nav.export"),
    rules: [{ permissions: ["core_storage.can_export_analyses_data"] }],
    texts: ["exports", "tokens"],
    load: () => import("../importexport/exports/export-page.tsx"),
  }),
  page({
    path: "system",
    title: (t) => t("app:nav.system"),
    rules: [system],
    load: () => import("../core/settings/system-page.tsx"),
    texts: ["settings"],
  }),
  group("konten", (t) => t("app:nav.accounts"), [
    page({
      rules: [{ permissions: ["auth.view_user"] }],
      texts: ["users"],
      load: () => import("../core/users/accounts-page.tsx"),
    }),
    page({
      path: "neu",
      title: (t) => t("app:nav.newAccount"),
      rules: [{ permissions: ["auth.add_user"] }],
      texts: ["users", "password"],
      load: () => import("../core/users/new-account-page.tsx"),
    }),
    page({
      path: ":id",
      title: (t) => t("app:nav.oneAccount"),
      texts: ["users", "password"],
      load: () => import("../core/users/account-page.tsx"),
    }),
  ]),
  leadsTo(home, "*"),
]);
