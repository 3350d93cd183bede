import { groupTexts } from "./group-texts.ts";
import type { UiLanguage } from "./ui-language.ts";

/** Every permission, as `app.action`. The groups below grant them; administrators have all. */
export const permissions = [
  "auth.view_user",
  "auth.add_user",
  "auth.change_user",
  "auth.delete_user",
  "general.view_brontendconfiguration",
  "general.change_brontendconfiguration",
  "core_storage.view_flatanalysis",
  "core_storage.add_flatanalysis",
  "core_storage.change_flatanalysis",
  "core_storage.delete_flatanalysis",
  "core_storage.view_import",
  "core_storage.add_import",
  "core_storage.can_export_analyses_data",
  "laboreditor.view_laboreditorconfiguration",
  "laboreditor.add_layout",
  "laboreditor.change_layout",
  "laboreditor.delete_layout",
  "webpublisher.view_configurationmodel",
  "webpublisher.change_configurationmodel",
  "webpublisher.view_internal",
  "printpublisher.view_configuration",
  "printpublisher.change_configuration",
  "printpublisher.view_template",
  "printpublisher.add_template",
  "printpublisher.change_template",
  "printpublisher.delete_template",
  "printpublisher.view_chapter",
  "printpublisher.add_chapter",
  "printpublisher.change_chapter",
  "printpublisher.delete_chapter",
  "printpublisher.add_paragraph",
  "printpublisher.change_paragraph",
  "printpublisher.delete_paragraph",
  "laborshop.view_configuration",
  "laborshop.change_configuration",
  "laborshop.view_category",
  "laborshop.add_category",
  "laborshop.change_category",
  "laborshop.delete_category",
  "laborshop.add_product",
  "laborshop.change_product",
  "laborshop.delete_product",
  "laborshop.change_order",
  "laborshop.delete_order",
  "proficiency.view_configuration",
  "proficiency.change_configuration",
  "proficiency.view_certificate",
  "proficiency.add_certificate",
  "proficiency.change_certificate",
  "proficiency.delete_certificate",
  "proficiency.view_testable",
  "proficiency.add_testable",
  "proficiency.change_testable",
  "proficiency.delete_testable",
  "proficiency.add_material",
  "proficiency.change_material",
  "proficiency.delete_material",
  "proficiency.view_category",
  "proficiency.change_category",
  "proficiency.delete_category",
  "proficiency.add_tag",
  "proficiency.view_tag",
  "proficiency.change_tag",
  "proficiency.delete_tag",
] as const;
export type Permission = (typeof permissions)[number];

/** Adds the permission that opens the LaborEditor, which its other permissions also require. */
export const inEditor = <const Name extends Permission>(permission: Name) =>
  ({ all: ["laboreditor.view_laboreditorconfiguration", permission] }) as const;

/** Permissions that include seeing a thing, if it has no view permission of its own. */
const seenBy: Readonly<Record<string, readonly Permission[]>> = {
  "laboreditor.layout": ["core_storage.view_flatanalysis"],
  "printpublisher.paragraph": ["printpublisher.view_chapter"],
  "laborshop.product": ["laborshop.view_category"],
  "laborshop.order": ["laborshop.view_configuration"],
  "proficiency.material": ["proficiency.view_certificate"],
  // This permission also guards new categories.
  "proficiency.tag": ["proficiency.view_tag", "proficiency.view_category"],
};

/** The permissions included in another one: adding, changing or deleting things includes seeing them. */
function includedIn(permission: Permission): readonly Permission[] {
  const [, app, model] = /^(\w+)\.(?:add|change|delete)_(\w+)$/.exec(permission) ?? [];
  if (!app || !model) return [];
  return seenBy[`${app}.${model}`] ?? permissions.filter((other) => other === `${app}.view_${model}`);
}

/** The permissions that include one, itself among them. */
export const bringing: ReadonlyMap<Permission, readonly Permission[]> = new Map(
  permissions.map((permission) => [
    permission,
    permissions.filter((held) => held === permission || includedIn(held).includes(permission)),
  ]),
);

const of = (...prefixes: string[]): readonly Permission[] =>
  permissions.filter((permission) => prefixes.some((prefix) => permission.startsWith(prefix)));

/** The groups to which an account can belong, with the permissions of each. */
export const groups = {
  printpublisher: { name: groupTexts.printpublisher, grants: of("printpublisher.") },
  webpublisher: {
    name: groupTexts.webpublisher,
    grants: of("webpublisher.view_configurationmodel", "webpublisher.change_configurationmodel"),
  },
  laborshop: { name: groupTexts.laborshop, grants: of("laborshop.") },
  laboreditor: {
    name: groupTexts.laboreditor,
    grants: of("laboreditor.", "core_storage.view_flatanalysis"),
  },
  imports: {
    name: groupTexts.imports,
    grants: of("core_storage.view_import", "core_storage.add_import"),
  },
  analyses: {
    name: groupTexts.analyses,
    grants: permissions.filter((permission) => permission.endsWith("_flatanalysis")),
  },
  webpublisher_internal: {
    name: groupTexts.webpublisher_internal,
    grants: of("webpublisher.view_internal"),
  },
  proficiency: {
    name: groupTexts.proficiency,
    grants: of("proficiency."),
  },
  exports: { name: groupTexts.exports, grants: of("core_storage.can_export_analyses_data") },
} as const satisfies Record<string, { name: Record<UiLanguage, string>; grants: readonly Permission[] }>;
export type GroupId = keyof typeof groups;
export const groupIds = Object.keys(groups) as [GroupId, ...GroupId[]];

/** Permissions of import and export tokens, which belong to the laboratory and not to their creator. */
export const tokenGrants = {
  import: ["core_storage.add_import", "core_storage.view_import"],
  export: ["core_storage.can_export_analyses_data"],
} as const satisfies Record<string, readonly Permission[]>;

/** The permissions of an account: all for an administrator, otherwise the sum of its groups. */
export function permissionsOf(account: { isAdmin: boolean; groups: readonly GroupId[] }): Permission[] {
  if (account.isAdmin) return [...permissions];
  const granted = new Set(account.groups.flatMap((group) => groups[group]?.grants ?? []));
  return permissions.filter((permission) => granted.has(permission));
}
