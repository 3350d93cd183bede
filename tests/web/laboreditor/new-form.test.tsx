// @vitest-environment happy-dom
import { fireEvent, screen, waitFor } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { NewForm } from "../../../web/laboreditor/new/new-form.tsx";
import { start } from "../../../web/platform/startup.ts";
import { draw } from "../support/dress.tsx";
import { fakeServer, json, type SentRequest } from "../support/fake-server.ts";
import { eachSignedIn } from "../support/signed-in.ts";
import { startup } from "../support/startup.ts";

const id = "01JZ8Q4W6T3R5Y7P9K2M4N6B8D";
const category = (identifier: string, name: string, has_layout: boolean) => ({
  id,
  identifier,
  name: { de: name },
  parent: null,
  layout: has_layout ? identifier : null,
  has_layout,
  selectable: true,
});
const choices = [
  category("chemistry", "Klinische Chemie", true),
  category("serology", "Serologie", true),
  category("urgent", "Notfall", false),
];
const warning = /haben je ein eigenes Formular: Klinische Chemie, Serologie\./;
const refusal = "Nur eine der Kategorien darf ein eigenes Formular haben.";

/** Opens the form of a new analysis in these categories; returns the requests to the server. */
async function open(categories: readonly string[]) {
  const requests = fakeServer({
    ...startup,
    "core/categories/": json({
      results: choices.map(({ identifier, name, has_layout }) => ({
        ...{ id: identifier, identifier, name: name.de, has_layout },
        ...{ layout: null, count: 0, children: [] },
      })),
    }),
    "core/analyses/": json({ id, code: "TSH" }, 201, { etag: '"1"' }),
  });
  await start();
  draw(<NewForm layout="default" name={{}} categories={categories} choices={choices} />);
  return requests;
}
const name = () => screen.getByLabelText(/^Name \(Deutsch\)/);
const fill = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });
const fillAndSave = () => {
  fill(screen.getByLabelText(/^Code/), "TSH");
  fill(name(), "Thyreotropin");
  fireEvent.submit(screen.getByRole("form"));
};
const sent = (requests: SentRequest[]) => requests.filter(({ method }) => method !== "GET");

eachSignedIn();

describe("a new analysis", () => {
  it("in two categories with a form of their own is warned of, and is not sent", async () => {
    const requests = await open(["chemistry", "serology", "urgent"]);
    expect(screen.getByText(warning)).toBeTruthy();
    expect(screen.queryByText(refusal)).toBeNull();
    fillAndSave();
    expect(await screen.findByText(refusal)).toBeTruthy();
    expect(sent(requests)).toEqual([]);
  });

  it("in one such category is sent without a warning", async () => {
    const requests = await open(["chemistry", "urgent"]);
    expect(screen.queryByText(warning)).toBeNull();
    fillAndSave();
    await waitFor(() => expect(sent(requests)).toHaveLength(1));
    expect(JSON.parse(sent(requests)[0]?.body ?? "")).toEqual({
      code: "TSH",
      name: { de: "Thyreotropin" },
      categories: ["chemistry", "urgent"],
      layout: "default",
    });
  });

  it("is refused with the same text where the second category is chosen in the form", async () => {
    const requests = await open(["chemistry"]);
    fireEvent.click(screen.getByRole("combobox", { name: /^Kategorien/ }));
    fireEvent.click(await screen.findByRole("option", { name: /Serologie/ }));
    fillAndSave();
    expect(await screen.findByText(refusal)).toBeTruthy();
    expect(sent(requests)).toEqual([]);
  });

  it("requires a name in the main language, and says so at the field", async () => {
    await open([]);
    expect(name().hasAttribute("required")).toBe(true);
    expect(screen.getByText("Name (Deutsch)").textContent).toBe("Name (Deutsch) *");
    expect(screen.getByLabelText(/^Name \(Englisch\)/).hasAttribute("required")).toBe(false);
  });
});
