import { matchRoutes, type RouteObject } from "react-router";
import { describe, expect, test } from "vitest";
import { needsAll, permissionsIn } from "../../shared/kernel/endpoint.ts";
import type { Permission } from "../../shared/kernel/permissions.ts";
import { routes } from "../../web/app/routes.tsx";
import { handleOf } from "../../web/platform/routing/page.ts";

/** Permissions that guard routes by the specification; the most specific path counts. `null`: none; a list: any of them. */
const table: Record<string, Permission | null | readonly Permission[]> = {
  "/": null,
  "/laboreditor": "laboreditor.view_laboreditorconfiguration",
  "/laboreditor/analyse": "core_storage.view_flatanalysis",
  "/laboreditor/analyse/neu": "core_storage.add_flatanalysis",
  "/laboreditor/collections": "core_storage.view_flatanalysis",
  "/laboreditor/collections/:collectionId/item/neu": "core_storage.add_flatanalysis",
  "/webpublisher": "webpublisher.view_configurationmodel",
  "/webpublisher/einrichtung": "webpublisher.change_configurationmodel",
  "/webpublisher/texte": "webpublisher.change_configurationmodel",
  "/webpublisher/vorschau": null,
  "/webpublisher/vorschau/intern": "webpublisher.view_internal",
  "/printpublisher": "printpublisher.view_configuration",
  "/printpublisher/gestaltung": "printpublisher.change_configuration",
  "/printpublisher/formate": "printpublisher.view_template",
  "/printpublisher/formate/neu": "printpublisher.add_template",
  "/printpublisher/referenz": ["printpublisher.view_template", "printpublisher.add_template"],
  "/printpublisher/referenz/:type/:path": ["printpublisher.view_template", "printpublisher.add_template"],
  "/printpublisher/inhalte": "printpublisher.view_chapter",
  "/printpublisher/inhalte/kapitel/neu": "printpublisher.add_chapter",
  "/printpublisher/inhalte/bildseite/neu": "printpublisher.add_chapter",
  "/printpublisher/inhalte/analysenverzeichnis/neu": "printpublisher.add_chapter",
  "/printpublisher/inhalte/abschnitt/neu": "printpublisher.add_paragraph",
  "/laborshop": "laborshop.view_configuration",
  "/laborshop/einrichtung": "laborshop.change_configuration",
  "/laborshop/e-mails": "laborshop.change_configuration",
  "/laborshop/texte": "laborshop.change_configuration",
  "/laborshop/lieferformular": "laborshop.change_configuration",
  "/laborshop/artikel": "laborshop.view_category",
  "/laborshop/artikel/kategorie/neu": "laborshop.add_category",
  "/laborshop/artikel/produkt/neu": "laborshop.add_product",
  "/ringversuche": "proficiency.view_configuration",
  "/ringversuche/einrichtung": "proficiency.change_configuration",
  "/ringversuche/texte": "proficiency.change_configuration",
  "/ringversuche/bericht": "proficiency.view_certificate",
  "/ringversuche/zertifikate": "proficiency.view_certificate",
  "/ringversuche/zertifikate/neu": "proficiency.add_certificate",
  "/ringversuche/zertifizierungen": "proficiency.view_certificate",
  "/ringversuche/zertifizierungen/neu": "proficiency.add_certificate",
  "/ringversuche/zertifizierungen/:id": ["proficiency.view_certificate", "proficiency.add_certificate"],
  "/ringversuche/zertifizierungen/testparameter": "proficiency.view_certificate",
  "/ringversuche/zertifizierungen/testparameter/neu": "proficiency.add_certificate",
  "/ringversuche/parameter": "proficiency.view_certificate",
  "/ringversuche/parameter/neu": "proficiency.add_certificate",
  "/ringversuche/parameter/import": "proficiency.add_certificate",
  "/ringversuche/testparameter": "proficiency.view_testable",
  "/ringversuche/testparameter/neu": "proficiency.add_testable",
  "/ringversuche/testparameter/:id": ["proficiency.view_testable", "proficiency.add_testable"],
  "/ringversuche/material": "proficiency.view_certificate",
  "/ringversuche/material/neu": "proficiency.add_material",
  "/ringversuche/material/import": "proficiency.add_material",
  "/ringversuche/kategorien": "proficiency.view_category",
  "/ringversuche/kategorien/neu": "proficiency.add_tag",
  "/ringversuche/tags": "proficiency.view_tag",
  "/ringversuche/tags/neu": "proficiency.add_tag",
  "/einstellungen/konten": "auth.view_user",
  "/einstellungen/konten/neu": "auth.add_user",
  "/einstellungen/system": "general.view_brontendconfiguration",
  "/einstellungen/import": "core_storage.view_import",
  "/einstellungen/export": "core_storage.can_export_analyses_data",
};
/** Pages that write many records at once, and pages that the specification does not mention. */
const stricter: Record<string, readonly Permission[]> = {
  "/laborshop/artikel/import": [
    "laborshop.add_category",
    "laborshop.add_product",
    "laborshop.change_product",
  ],
  "/ringversuche/zertifizierungen/testparameter/import": [
    "proficiency.add_certificate",
    "proficiency.change_certificate",
  ],
  "/ringversuche/testparameter/import": ["proficiency.add_testable"],
  "/einstellungen/protokoll": ["auth.view_user"],
  "/einstellungen/import/profile/neu": ["core_storage.add_import"],
  "/laboreditor/formulare/neu": ["laboreditor.add_layout"],
};
const opensEditor: Permission = "laboreditor.view_laboreditorconfiguration";

const join = (above: string, { path }: RouteObject) => (path ? `${above}/${path}` : above);
const pagesOf = (tree: readonly RouteObject[], above = ""): { address: string; route: RouteObject }[] =>
  tree.flatMap((route) =>
    route.children
      ? pagesOf(route.children, join(above, route))
      : route.lazy
        ? [{ address: join(above, route) || "/", route }]
        : [],
  );
const pages = pagesOf(routes);

function expected(address: string): Permission | null | readonly Permission[] {
  const exception = stricter[address];
  if (exception) return exception;
  const paths = Object.keys(table).filter(
    (path) => path === "/" || address === path || address.startsWith(`${path}/`),
  );
  const longest = paths.sort((left, right) => right.length - left.length)[0] as string;
  return table[longest] ?? null;
}

describe("every route", () => {
  test.each(pages)("$address: is guarded by exactly the right of the specification", ({ address, route }) => {
    const { calls = [] } = handleOf(route);
    const named = [...new Set(calls.flatMap(({ permission }) => permissionsIn(permission ?? null)))];
    if (address.endsWith("/info")) return expect(named).toEqual([]);
    const required = [expected(address) ?? []].flat();
    const inEditor = address.startsWith("/laboreditor");
    // Every page of the LaborEditor that shows analyses requires both.
    const unnamed =
      inEditor && required.length === 1 && required[0] === opensEditor && address !== "/laboreditor";
    if (unnamed) return expect(named).toEqual([opensEditor, "core_storage.view_flatanalysis"]);
    const complete = inEditor && !required.includes(opensEditor) ? [opensEditor, ...required] : required;
    expect([...named].sort()).toEqual([...complete].sort());
    const isAny = Array.isArray(table[address]);
    for (const { permission = null } of calls)
      if (permissionsIn(permission).length > 1) expect(needsAll(permission)).toBe(!isAny);
  });

  test("is in the table, and the table names no other", () => {
    const all = pages.map(({ address }) => address);
    const unused = Object.keys(table).filter(
      (path) => !all.some((address) => address === path || address.startsWith(path)),
    );
    expect(unused).toEqual([]);
    expect(matchRoutes(routes, "/webpublisher/vorschau")?.at(-1)?.route.handle).toMatchObject({
      audience: "anyone",
    });
  });
});
