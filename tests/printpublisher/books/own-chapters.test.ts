import { expect, test } from "vitest";
import { readOwnChapters } from "../../../functions/printpublisher/books/own-chapters.ts";
import { chapters, paragraphs } from "../../../shared/printpublisher/chapters/chapters.endpoints.ts";
import { printConfiguration } from "../../../shared/printpublisher/config/config.endpoints.ts";
import { templates } from "../../../shared/printpublisher/templates/templates.endpoints.ts";
import { openLaboratory } from "../../support/laboratory.ts";
import { ownAws } from "../../support/recorded-aws.ts";

const lab = openLaboratory({ name: "chapters", groups: ["printpublisher"] });
ownAws();

test("chapters and sections come in the order that people gave them, cleaned", async () => {
  const ids: string[] = [];
  for (const title of ["Eins", "Zwei", "Drei"]) {
    const body = { title, content: "<p>Gut<script>alert(1)</script></p>" };
    ids.push((await lab.call(chapters.create, { body })).body.id);
  }
  await lab.call(chapters.move, { body: { order: ids.toReversed() } });
  await lab.call(paragraphs.create, { body: { parent_chapter: ids[0] ?? "", title: "Abschnitt" } });
  const ownChapters = await readOwnChapters(lab.actor);
  expect(ownChapters.map(({ title }) => title)).toEqual(["Drei", "Zwei", "Eins"]);
  expect(ownChapters[2]?.paragraphs.map(({ title }) => title)).toEqual(["Abschnitt"]);
  expect(ownChapters[0]?.content).toBe("<p>Gut</p>");
});

test("a template in use cannot be deleted, and the answer names where", async () => {
  const slug = await lab.call(templates.create, { body: { name: "Falsch", slug: "Ä b" } });
  expect(slug.status).toBe(400);
  const created = await lab.call(templates.create, {
    body: { name: "Karten", slug: "karten", layout: "cards" },
  });
  const { id } = created.body;
  await lab.call(chapters.create, { body: { title: "Verzeichnis", kind: "directory", template: id } });
  const refused = await lab.call(templates.remove, { params: { id } });
  expect(refused.status).toBe(409);
  expect(JSON.stringify(refused.body)).toContain("Verzeichnis");
});

test("the design is changed in part, and takes colours in hex alone", async () => {
  const changed = await lab.call(printConfiguration.change, { body: { title: "Katalog", colour: "#0a7" } });
  expect(changed).toMatchObject({ status: 200, body: { title: "Katalog", colour: "#0a7", subtitle: "" } });
  expect((await lab.call(printConfiguration.change, { body: { colour: "rot" } })).status).toBe(400);
  expect((await lab.call(printConfiguration.read, {})).body).toMatchObject({ title: "Katalog" });
});
