import { Window } from "happy-dom";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { saveDocuments } from "../../../functions/core/door.ts";
import { standardLayout } from "../../../functions/core/provisioning/standard-layout.ts";
import { jobActor, type TenantId } from "../../../functions/platform/actor.ts";
import { webConfiguration } from "../../../shared/webpublisher/config/config.endpoints.ts";
import { drawPage, getPublicLook } from "../../../shared/webpublisher/directory/directory.endpoints.ts";
import { callApi } from "../../support/call-api.ts";
import { ownDynamoDb } from "../../support/dynamodb.ts";
import { ownAws } from "../../support/recorded-aws.ts";
import { makeTenant, tokenFor } from "../../support/tenants.ts";
import { analysisOf, documentOf, frame, stored } from "../directory/documents.ts";

ownDynamoDb();
ownAws();
let authorization: string;
beforeAll(async () => {
  Object.assign(process.env, { ORIGIN: "https://lab.example", STAGE: "local" });
  await makeTenant("demo");
  authorization = await tokenFor("demo", { is_admin: true });
  const actor = { ...jobActor("test"), kind: "account" as const, tenant: "demo" as TenantId };
  const specimens = (container: string) => ({
    specimens: stored([{ material: "EDTA-Blut", container, minimum_volume: "1 ml" }]),
  });
  const documents = [
    ...frame.filter(({ kind }) => kind !== "layout"),
    documentOf("layout", { identifier: "default", fields: standardLayout.fields }),
    ...[
      analysisOf("HB", { name: { de: "Hämoglobin", en: "Haemoglobin" }, fields: specimens("EDTA 2,7 ml") }),
      analysisOf("GEHEIM", { name: { de: "Geheim" }, internal: true, fields: specimens("GEHEIMES Rohr") }),
    ].map((content) => documentOf("analysis", content)),
  ];
  await saveDocuments(
    actor,
    documents.map(({ kind, id, content }) => ({ kind, id, content })) as Parameters<typeof saveDocuments>[1],
  );
});
const reword = (texts: object) => callApi(webConfiguration.change, { authorization, body: { texts } });
beforeEach(() => reword({}));

async function pageOf(query: Record<string, string>) {
  const { text } = await callApi(drawPage, { query });
  const window = new Window({ url: "https://lab.example/", settings: { disableJavaScriptEvaluation: true } });
  window.document.write(text);
  return window.document;
}

test("the page plans the codes and names of its address without a script, and says which are unknown", async () => {
  const page = await pageOf({ lang: "de", codes: "hb, GEHEIM,Nix" });
  expect(page.querySelector(".lbm-draw-sum")?.textContent).toBe(
    "1 Gefäß · 2,7 ml Blut · mindestens nötig: 1 ml",
  );
  expect(page.querySelector(".lbm-draw-warning")?.textContent).toBe("Nicht gefunden: GEHEIM, Nix");
  expect(page.querySelector("main")?.textContent).not.toContain("GEHEIMES");
  const english = await pageOf({ lang: "en", codes: "", add: "Haemoglobin" });
  expect(english.querySelector(".lbm-draw-analysis")?.textContent).toBe("HB Haemoglobin");
});

test("without codes it asks for them, and leads to the search", async () => {
  const page = await pageOf({ lang: "de" });
  expect(page.querySelector(".lbm-draw-plan")).toBeNull();
  const field = page.querySelector("form [name=codes]");
  expect(page.querySelector(`label[for=${field?.id}]`)?.textContent).toBe("Kürzel, durch Komma getrennt");
  expect(page.querySelector(".lbm-draw a")?.getAttribute("href")).toBe("/embed/analyses/");
  expect(page.querySelectorAll("h1")).toHaveLength(1);
});

test("the laboratory's own words stand on the page and come with the look that widgets read", async () => {
  const words = {
    drawTitle: "Was ist abzunehmen?",
    drawKindEdta: "Lila Röhrchen",
    drawTubes_one: "Ein Rohr",
  };
  expect((await reword({ de: words })).status).toBe(200);
  const page = await pageOf({ lang: "de", codes: "HB" });
  expect(page.querySelector("h1")?.textContent).toBe(words.drawTitle);
  expect(page.querySelector(".lbm-draw-sum")?.textContent).toMatch(/^Ein Rohr · /);
  const answer = await callApi(getPublicLook, { headers: { "x-laborium-language": "de" } });
  expect(answer.body).toMatchObject({ texts: words });
  const refused = await reword({ de: { drawUnknown: "Nicht da" } });
  expect(refused.status).toBe(400);
});
