// @vitest-environment happy-dom
import { MultiSelect, Select, TagsInput } from "@mantine/core";
import { act, cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import * as z from "zod";
import { SaveFormFrame } from "../../../web/platform/form/save-form.tsx";
import { useSaveForm } from "../../../web/platform/form/use-save-form.ts";
import { RemoteMultiPicker } from "../../../web/platform/remote-picker.tsx";
import { draw } from "../support/dress.tsx";
import { speak } from "../support/texts.ts";

beforeAll(() => speak("de"));
beforeEach(() => vi.stubGlobal("scrollTo", () => undefined));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const input = z.object({ many: z.array(z.string()), one: z.string().nullable(), words: z.array(z.string()) });
type Values = z.infer<typeof input>;
const all = ["Serum", "Plasma"].map((label) => ({ value: label, label }));
const find = async () => ({ items: all });

/** Kinds of pickers, each with the form value it edits. */
const kinds = {
  MultiSelect: "many",
  RemoteMultiPicker: "many",
  Select: "one",
} as const;
type Kind = keyof typeof kinds | "TagsInput";
const save = vi.fn(async (_: Values) => undefined);
let isDirty = () => false;

function Form({ kind }: { kind: Kind }) {
  const base = useSaveForm({
    schema: input,
    read: { values: { many: [], one: null, words: [] }, etag: null },
    save,
    saved: null,
  });
  isDirty = base.isDirty;
  const { form } = base;
  const props = (path: "many" | "one" | "words") => ({
    label: "Feld",
    key: form.key(path),
    ...form.getInputProps(path),
  });
  return (
    <SaveFormFrame base={base} label="Formular">
      {kind === "MultiSelect" && <MultiSelect {...props("many")} data={all} searchable />}
      {kind === "RemoteMultiPicker" && <RemoteMultiPicker {...props("many")} queryKey={["m"]} find={find} />}
      {kind === "Select" && <Select {...props("one")} data={all} searchable />}
      {kind === "TagsInput" && <TagsInput {...props("words")} />}
      <button type="submit">Speichern</button>
    </SaveFormFrame>
  );
}
const box = () => screen.getByLabelText<HTMLInputElement>("Feld", { selector: "input" });
const type = (text: string) => {
  act(() => box().focus());
  fireEvent.change(box(), { target: { value: text } });
};
const submit = () => act(async () => void fireEvent.submit(screen.getByRole("form")));
const warning = () => screen.findByText(/„Ser“ ist getippt, aber nicht ausgewählt/);

describe.each(Object.keys(kinds) as Kind[])("text that was typed into a %s and not picked", (kind) => {
  beforeEach(() => {
    save.mockClear();
    draw(<Form kind={kind} />);
  });
  it("is told of as the focus leaves, and again before anything is saved; then it is left out", async () => {
    type("Ser");
    act(() => box().blur());
    expect(await warning()).toBeDefined();
    expect(isDirty(), "leaving asks").toBe(true);
    await submit();
    expect(save).not.toHaveBeenCalled();
    expect(await warning()).toBeDefined();
    await submit();
    await waitFor(() => expect(save).toHaveBeenCalledOnce());
  });
  it("holds back what is saved while the focus is still there, once", async () => {
    type("Ser");
    expect(isDirty(), "leaving asks").toBe(true);
    await submit();
    expect(save).not.toHaveBeenCalled();
    expect(await warning()).toBeDefined();
    await submit();
    await waitFor(() => expect(save).toHaveBeenCalledOnce());
  });
});

it("text that a field takes as it is goes with the others", async () => {
  save.mockClear();
  draw(<Form kind="TagsInput" />);
  type("Ser");
  act(() => box().blur());
  await waitFor(() => expect(screen.getByText("Ser")).toBeDefined());
  await submit();
  await waitFor(() => expect(save).toHaveBeenCalledOnce());
  expect(save.mock.calls[0]?.[0].words).toEqual(["Ser"]);
});
