import { describe, expect, test } from "vitest";
import { documentId, saveDocuments } from "../../../functions/core/door.ts";
import type { StoredField } from "../../../shared/core/catalogue/document.ts";
import { type FieldRole, fieldRoles } from "../../../shared/core/catalogue/field-role.ts";
import type { NoticeKind } from "../../../shared/webpublisher/notices/notice.ts";
import { field, stored } from "../directory/documents.ts";
import { actor, hour, later, list, note, save } from "./noticed-lab.ts";

/** The kind of change announced for a field of each role. */
const kinds: Record<FieldRole, NoticeKind> = {
  synonym: "text",
  material: "specimen",
  container: "specimen",
  volume: "specimen",
  method: "method",
  unit: "unit",
  loinc: "text",
  reference_ranges: "reference_range",
  turnaround: "text",
  storage: "specimen",
  specimens: "specimen",
  transport: "specimen",
  preanalytics: "specimen",
  rejection: "specimen",
  schedule: "text",
  add_on: "text",
  billing: "text",
  accredited: "text",
  sent_out: "text",
  consent: "text",
  indication: "text",
  interpretation: "text",
  components: "text",
  reflex: "text",
  replaced_by: "text",
  look_alikes: "text",
  none: "text",
};

const table = {
  columns: [
    { key: "from", label: { de: "Von", en: "From" } },
    { key: "to", label: { de: "Bis", en: "To" } },
  ],
};
const layout = fieldRoles.map((role) =>
  role === "reference_ranges"
    ? field(role, "table", { role, label: { de: role }, ...table })
    : field(role, role === "synonym" ? "list" : "text", { role, label: { de: role } }),
);
const holding = (role: FieldRole, value: string): StoredField =>
  stored(role === "reference_ranges" ? [{ from: "0", to: value }] : role === "synonym" ? [value] : value);
const fieldsOf = (changed?: FieldRole) =>
  Object.fromEntries(fieldRoles.map((role) => [role, holding(role, role === changed ? "2" : "1")]));

describe("a change is told by what its field means", () => {
  test.each(fieldRoles)("%s", async (role) => {
    const content = { identifier: "default", fields: layout };
    await saveDocuments(actor(), [{ kind: "layout", id: documentId("layout", "default"), content }]);
    await save("A", { fields: fieldsOf() });
    await note();
    await later(25 * hour);
    await save("A", { fields: fieldsOf(role) });
    await note();
    const [notice] = (await list()).results;
    const line = { label: role, before: expect.stringContaining("1"), after: expect.stringContaining("2") };
    expect(notice).toMatchObject({
      state: "waiting",
      counts: { [kinds[role]]: 1 },
      entries: [{ code: "A", kinds: [kinds[role]], lines: { de: [{ kind: kinds[role], ...line }] } }],
    });
  });
});
