// @vitest-environment happy-dom
import { TextInput } from "@mantine/core";
import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeAll, expect, test, vi } from "vitest";
import * as z from "zod";
import { SaveFormFrame } from "../../../web/platform/form/save-form.tsx";
import { useSaveForm } from "../../../web/platform/form/use-save-form.ts";
import { SaveBar, SavedTogether } from "../../../web/ui/form/save-bar.tsx";
import { draw } from "../support/dress.tsx";
import { speak } from "../support/texts.ts";

const schema = z.object({ name: z.string().min(1) });

function Part({ label, save }: { label: string; save: (values: { name: string }) => Promise<unknown> }) {
  const base = useSaveForm({ schema, read: { values: { name: label }, etag: '"1"' }, save });
  return (
    <SaveFormFrame base={base} label={label}>
      <TextInput label={label} key={base.form.key("name")} {...base.form.getInputProps("name")} />
      <SaveBar saving={base} />
    </SaveFormFrame>
  );
}

const type = (label: string, value: string) =>
  fireEvent.change(screen.getByRole("textbox", { name: label }), { target: { value } });
const press = () => fireEvent.click(screen.getByRole("button", { name: "Speichern" }));

/** Draws two forms that are saved together, and returns the save function of each. */
function drawBoth() {
  const saves = [vi.fn(async () => ({})), vi.fn(async () => ({}))] as const;
  draw(
    <SavedTogether>
      <Part label="Produkt" save={saves[0]} />
      <Part label="Varianten" save={saves[1]} />
    </SavedTogether>,
  );
  return saves;
}

beforeAll(() => speak("de"));
afterEach(cleanup);

test("forms of a page have one button, which saves what was changed in any of them", async () => {
  const [product, variants] = drawBoth();
  expect(await screen.findAllByRole("button", { name: "Speichern" })).toHaveLength(1);
  type("Varianten", "V2");
  expect(await screen.findByText("Nicht gespeichert")).toBeTruthy();
  press();
  await waitFor(() => expect(variants).toHaveBeenCalledWith({ name: "V2" }, '"1"'));
  expect(product).not.toHaveBeenCalled();
  await waitFor(() => expect(screen.queryByText("Nicht gespeichert")).toBeNull());

  type("Produkt", "P2");
  type("Varianten", "V3");
  // Enter in a field of either form acts as the shared button.
  fireEvent.submit(screen.getByRole("form", { name: "Varianten" }));
  await waitFor(() => expect(variants).toHaveBeenCalledTimes(2));
  expect(product).toHaveBeenCalledWith({ name: "P2" }, '"1"');
});

test("a form that is refused keeps what is unsaved in the others, too", async () => {
  const [, variants] = drawBoth();
  type("Produkt", "");
  type("Varianten", "V2");
  press();
  await waitFor(() =>
    expect(screen.getByRole("textbox", { name: "Produkt" }).getAttribute("aria-invalid")).toBe("true"),
  );
  expect(variants).not.toHaveBeenCalled();
  expect(screen.getByText("Nicht gespeichert")).toBeTruthy();
});
