import { beforeEach, describe, expect, test } from "vitest";
import { catalogueOf, documentId, readDocuments, saveDocuments } from "../../../functions/core/door.ts";
import { provisionTenant } from "../../../functions/core/provisioning/provision-tenant.ts";
import { layoutErrors } from "../../../functions/laboreditor/layouts/layout-errors.ts";
import { type Actor, jobActor } from "../../../functions/platform/actor.ts";
import type { DocumentContent, DocumentKind } from "../../../shared/core/catalogue/document.ts";
import {
  type FieldDefinition,
  fieldDefinitionsSchema,
  valueFields,
} from "../../../shared/core/catalogue/field.ts";
import { fieldRoles, roleOf } from "../../../shared/core/catalogue/field-role.ts";
import { ucumOf } from "../../../shared/core/catalogue/unit.ts";
import type { TenantFile } from "../../../shared/core/provisioning/tenant.ts";
import type { LocalizedText } from "../../../shared/kernel/language.ts";
import { moduleKeys } from "../../../shared/kernel/modules.ts";
import { ownDynamoDb } from "../../support/dynamodb.ts";

ownDynamoDb();

let actor: Actor;
let tenants = 0;
beforeEach(() => {
  Object.assign(process.env, { TENANT: `fresh${++tenants}`, STAGE: "local" });
  actor = jobActor("test");
});

const provision = (languages: TenantFile["languages"] = ["de", "en"]) => {
  const modules = Object.fromEntries(moduleKeys.map((key) => [key, true])) as TenantFile["modules"];
  const file = {
    ...{ id: actor.tenant, domain: "lab.example", name: "Labor", modules, languages },
    ...{ colours: { primary: "#000", accent: "#000" }, sso: null, disabled: false, catalogue: null },
    support: { email: "support@lab.example", phone: "+49 30 1" },
    admin: { username: "admin", email: "admin@lab.example" },
  };
  return provisionTenant(actor, file as unknown as TenantFile, undefined, "local");
};
const save = <Kind extends DocumentKind>(kind: Kind, identity: string, content: DocumentContent[Kind]) =>
  saveDocuments(actor, [{ kind, id: documentId(kind, identity), content }]);
const layoutOf = async () =>
  (await readDocuments(actor, [{ kind: "layout", id: documentId("layout", "default") }]))[0];

describe("a new laboratory without a catalogue of its own", () => {
  test("begins with a layout that has every role, and whose collections are there", async () => {
    await provision();
    const catalogue = await catalogueOf(actor);
    const fields = catalogue.content("layout", "default")?.fields ?? [];
    expect(fieldDefinitionsSchema.safeParse(fields).error).toBeUndefined();
    expect(layoutErrors(catalogue, fields)).toEqual([]);
    const roles = new Set(valueFields(fields).map(roleOf));
    expect(fieldRoles.filter((role) => !roles.has(role))).toEqual([]);
  });

  test("reads all of it in German and in English, and its units as units", async () => {
    await provision();
    const catalogue = await catalogueOf(actor);
    const labelled = (all: readonly FieldDefinition[]): LocalizedText[] =>
      all.flatMap(({ label, help = label, options = [], columns = [], children = [] }) => [
        ...[label, help, ...labelled(children)],
        ...[...options, ...columns, ...columns.flatMap((column) => column.options ?? [])].map(
          (entry) => entry.label,
        ),
      ]);
    const texts = [...catalogue.all()].flatMap(({ content }) => [
      ...("name" in content && content.name ? [content.name] : []),
      ...("identifier" in content && "fields" in content && Array.isArray(content.fields)
        ? labelled(content.fields)
        : []),
    ]);
    expect(texts.length).toBeGreaterThan(140);
    expect(texts.filter(({ de, en }) => !de || !en)).toEqual([]);
    const units = [...catalogue.documents("collectionitem")].filter(
      ({ content }) => content.collection === "units",
    );
    const names = units.flatMap(({ content }) => Object.values(content.name));
    expect(names.filter((name) => ucumOf(name) === undefined)).toEqual([]);
  });

  test("keeps what its people made of it, however often it is provisioned", async () => {
    await provision();
    await save("layout", "default", { identifier: "default", fields: [] });
    await provision(["de"]);
    expect(await layoutOf()).toMatchObject({ version: 2, content: { fields: [] } });
  });

  test("gets what is missing if the first attempt ended half-way", async () => {
    const content = { identifier: "materials", name: { de: "Eigene" } };
    await save("collection", "materials", content);
    await provision();
    const catalogue = await catalogueOf(actor);
    expect(catalogue.content("collection", "materials")).toEqual(content);
    expect(await layoutOf()).toBeDefined();
  });
});
