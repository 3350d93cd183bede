// @vitest-environment happy-dom

import { MultiSelect, TextInput } from "@mantine/core";
import { Notifications } from "@mantine/notifications";
import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import * as z from "zod";
import { localizedTextSchema } from "../../../shared/kernel/language.ts";
import { ApiProblem } from "../../../web/platform/api/problem.ts";
import { SaveFormFrame } from "../../../web/platform/form/save-form.tsx";
import { type ReadValues, useSaveForm } from "../../../web/platform/form/use-save-form.ts";
import { SaveBar } from "../../../web/ui/form/save-bar.tsx";
import { hasUnsaved } from "../../../web/ui/form/unsaved.ts";
import { draw } from "../support/dress.tsx";
import { speak } from "../support/texts.ts";

const schema = z.object({ name: z.string().trim().min(1).max(20), mail: z.email() });
type Values = z.infer<typeof schema>;
type Save = (values: Values, ifMatch: string | undefined) => Promise<unknown>;
const first: ReadValues<Values> = { values: { name: "Serum", mail: "a@lab.example" }, etag: '"1"' };

function Example(props: {
  save: Save;
  read?: ReadValues<Values>;
  reread?: () => Promise<ReadValues<Values>>;
  unchanged?: (values: Values) => ReadValues<Values> | undefined;
}) {
  const { save, reread, unchanged } = props;
  const base = useSaveForm({ schema, read: props.read ?? first, save, reread, unchanged });
  return (
    <SaveFormFrame base={base} label="Probe">
      <TextInput label="Name" key={base.form.key("name")} {...base.form.getInputProps("name")} />
      <TextInput label="E-Mail" key={base.form.key("mail")} {...base.form.getInputProps("mail")} />
      <MultiSelect label="Gruppen" searchable data={["Labor", "Empfang"]} />
      <SaveBar saving={base} />
    </SaveFormFrame>
  );
}

const texts = z.object({ name: localizedTextSchema });
function Names() {
  const read = { values: { name: { de: "", en: "" } }, etag: null };
  const base = useSaveForm({ schema: texts, read, save: async () => ({}) });
  return (
    <SaveFormFrame base={base} label="Probe">
      {(["de", "en"] as const).map((language) => (
        <TextInput key={language} label={language} {...base.form.getInputProps(`name.${language}`)} />
      ))}
    </SaveFormFrame>
  );
}

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const type = (label: string, value: string) => fireEvent.change(field(label), { target: { value } });
const press = () => fireEvent.submit(screen.getByRole("form", { name: "Probe" }));
const refusal = (status: number, code: string, errors: ApiProblem["errors"] = []) =>
  new ApiProblem({ status, title: code, detail: "", code, errors: [...errors] });

beforeAll(() => speak("de"));
afterEach(cleanup);

/** A save that stays under way until it is answered. */
function saveThatWaits() {
  let answer: (saved: unknown) => void = () => undefined;
  const save = vi.fn<Save>(() => new Promise((resolve) => (answer = resolve)));
  return { save, answer: (saved: unknown) => answer(saved) };
}

describe("a form that saves", () => {
  it("sends what the schema makes of the fields, with the ETag of what was read", async () => {
    const save = vi.fn<Save>(async () => ({ output: null, etag: '"2"' }));
    draw(<Example save={save} />);
    type("Name", "  Plasma ");
    press();
    await waitFor(() => expect(save).toHaveBeenCalledWith({ name: "Plasma", mail: "a@lab.example" }, '"1"'));
    await waitFor(() => expect(hasUnsaved()).toBe(false));
    type("Name", "Urin");
    press();
    await waitFor(() =>
      expect(save).toHaveBeenLastCalledWith({ name: "Urin", mail: "a@lab.example" }, '"2"'),
    );
  });

  it("names every field that fails in the person's language, focuses the first and sends nothing", async () => {
    const save = vi.fn<Save>();
    draw(<Example save={save} />);
    type("Name", "");
    type("E-Mail", "kein Klammeraffe");
    press();
    expect(await screen.findByText("Bitte füllen Sie dieses Feld aus.")).toBeDefined();
    expect(screen.getByText("Bitte geben Sie eine gültige E-Mail-Adresse ein.")).toBeDefined();
    await waitFor(() => expect(document.activeElement).toBe(field("Name")));
    expect(save).not.toHaveBeenCalled();
  });

  it("shows what the server refuses at its field, and what has no field above them", async () => {
    draw(
      <Example
        save={async () => {
          throw refusal(409, "already_exists", [
            { path: "name", code: "already_exists", message: "A name is taken." },
            { path: "elsewhere", code: "strange" as "invalid", message: "Etwas anderes stimmt nicht." },
          ]);
        }}
      />,
    );
    type("Name", "Plasma");
    press();
    expect(await screen.findByText("Das gibt es schon.")).toBeDefined();
    expect(screen.getByText("Diese Eingabe ist nicht gültig.")).toBeDefined();
    await waitFor(() => expect(document.activeElement).toBe(field("Name")));
    expect(hasUnsaved()).toBe(true);
  });

  it("leaves Enter in a picker to the picker, so that what is half typed there saves nothing", () => {
    draw(<Example save={async () => ({})} />);
    // `fireEvent` returns true unless the default action of the key is prevented.
    expect(fireEvent.keyDown(field("Name"), { key: "Enter" })).toBe(true);
    expect(fireEvent.keyDown(screen.getByLabelText("Gruppen", { selector: "input" }), { key: "Enter" })).toBe(
      false,
    );
  });

  it("says in its bar that something is unsaved, discards it there, and brings it back if that was a mistake", async () => {
    draw(
      <>
        <Notifications />
        <Example save={async () => ({})} />
      </>,
    );
    expect(screen.queryByText("Nicht gespeichert")).toBeNull();
    type("Name", "Plasma");
    expect(await screen.findByText("Nicht gespeichert")).toBeDefined();
    fireEvent.click(screen.getByRole("button", { name: "Verwerfen" }));
    await waitFor(() => expect(field("Name").value).toBe("Serum"));
    await waitFor(() => expect(screen.queryByText("Nicht gespeichert")).toBeNull());
    fireEvent.click(await screen.findByRole("button", { name: "Rückgängig machen" }));
    await waitFor(() => expect(field("Name").value).toBe("Plasma"));
    expect(await screen.findByText("Nicht gespeichert")).toBeDefined();
    press();
    await waitFor(() => expect(screen.queryByText("Nicht gespeichert")).toBeNull());
  });

  it("sends nothing and is content where what was typed amounts to what is saved", async () => {
    const save = vi.fn<Save>(async () => ({}));
    draw(
      <>
        <Notifications />
        <Example save={save} unchanged={({ name }) => (name === "Serum" ? first : undefined)} />
      </>,
    );
    type("Name", "Serum  ");
    press();
    expect((await screen.findByText("Alles ist gespeichert")).closest("[role=status]")).toBeTruthy();
    expect(save).not.toHaveBeenCalled();
    await waitFor(() => expect(field("Name").value).toBe("Serum"));
    expect(hasUnsaved()).toBe(false);
    type("Name", "Plasma");
    press();
    await waitFor(() => expect(save).toHaveBeenCalledOnce());
  });

  it("holds something unsaved from the first change until it is saved", async () => {
    draw(<Example save={async () => ({})} />);
    expect(hasUnsaved()).toBe(false);
    type("Name", "Plasma");
    expect(hasUnsaved()).toBe(true);
    type("Name", "Serum");
    expect(hasUnsaved()).toBe(false);
    type("Name", "Plasma");
    press();
    await waitFor(() => expect(hasUnsaved()).toBe(false));
    cleanup();
    expect(hasUnsaved()).toBe(false);
  });

  it("is saved with Ctrl + S from within a field, once while it is being saved", async () => {
    const save = vi.fn<Save>(() => new Promise(() => undefined));
    draw(<Example save={save} />);
    for (const _ of [1, 2]) fireEvent.keyDown(field("Name"), { key: "s", code: "KeyS", ctrlKey: true });
    await waitFor(() => expect(save).toHaveBeenCalledOnce());
    expect(screen.getByRole("button", { name: /Speichern/ })).toHaveProperty("disabled", true);
  });

  it("saves what was typed while it was saving, where Ctrl + S was pressed once more, upon the new version", async () => {
    const { save, answer } = saveThatWaits();
    const pressed = () => fireEvent.keyDown(field("Name"), { key: "s", code: "KeyS", ctrlKey: true });
    draw(<Example save={save} />);
    type("Name", "Plasma");
    pressed();
    await waitFor(() => expect(save).toHaveBeenCalledOnce());
    type("Name", "Vollblut");
    pressed();
    answer({ etag: '"2"' });
    await waitFor(() => expect(save).toHaveBeenCalledTimes(2));
    expect(save).toHaveBeenLastCalledWith({ name: "Vollblut", mail: "a@lab.example" }, '"2"');
    answer({ etag: '"3"' });
    await waitFor(() => expect(hasUnsaved()).toBe(false));
    expect(save).toHaveBeenCalledTimes(2);
  });

  it("makes what does not exist yet only once, however often it is pressed", async () => {
    const { save, answer } = saveThatWaits();
    draw(<Example save={save} read={{ ...first, etag: null }} />);
    type("Name", "Plasma");
    press();
    await waitFor(() => expect(save).toHaveBeenCalledOnce());
    type("Name", "Vollblut");
    press();
    answer({ etag: '"1"' });
    await screen.findByText("Speichern");
    await waitFor(() =>
      expect(screen.getByRole("button", { name: /Speichern/ })).toHaveProperty("disabled", false),
    );
    expect(save).toHaveBeenCalledOnce();
  });
});

describe("an edit conflict", () => {
  const theirs = { values: { name: "Vollblut", mail: "b@lab.example" }, etag: '"7"' };
  const collide = async () => {
    const save = vi.fn<Save>(async (_, ifMatch) => {
      if (ifMatch !== '"7"') throw refusal(412, "edit_conflict");
      return { etag: '"8"' };
    });
    draw(<Example save={save} reread={async () => theirs} />);
    type("Name", "Plasma");
    press();
    await screen.findByText("Inzwischen geändert");
    return save;
  };
  it("overwrites nothing before a person has decided, and then saves what both have changed", async () => {
    const save = await collide();
    expect(save).toHaveBeenCalledOnce();
    const choices = () => screen.getAllByRole<HTMLInputElement>("radio");
    expect(screen.getByRole("row", { name: /^Name/ }).textContent).toBe("NamePlasmaVollblut");
    expect(choices().map(({ checked }) => checked)).toEqual([true, false]);
    fireEvent.click(screen.getByRole("button", { name: "Zusammenführen und speichern" }));
    await waitFor(() =>
      expect(save).toHaveBeenLastCalledWith({ name: "Plasma", mail: "b@lab.example" }, '"7"'),
    );
    await waitFor(() => expect(screen.queryByText("Inzwischen geändert")).toBeNull());
    expect(field("E-Mail").value).toBe("b@lab.example");
  });
  it("takes their part where one chooses it, and keeps what one has changed elsewhere", async () => {
    const save = await collide();
    type("E-Mail", "c@lab.example");
    fireEvent.click(screen.getAllByRole("radio")[1] as HTMLElement);
    fireEvent.click(screen.getByRole("button", { name: "Zusammenführen und speichern" }));
    await waitFor(() =>
      expect(save).toHaveBeenLastCalledWith({ name: "Vollblut", mail: "c@lab.example" }, '"7"'),
    );
  });
  it("can end with their version", async () => {
    await collide();
    fireEvent.click(screen.getByRole("button", { name: /Neuen Stand laden/ }));
    await waitFor(() => expect(field("Name").value).toBe("Vollblut"));
    expect(hasUnsaved()).toBe(false);
  });
});

describe("a text per language", () => {
  it("is asked for at its first language where none is given", async () => {
    draw(<Names />);
    press();
    await waitFor(() => expect(document.activeElement).toBe(field("de")));
    expect(field("de").getAttribute("aria-invalid")).toBe("true");
    expect(screen.getByText("Bitte füllen Sie dieses Feld aus.")).toBeTruthy();
    expect(screen.queryByRole("alert")).toBeNull();
  });
});

describe("what is read anew while a form is open", () => {
  const second = { values: { name: "Vollblut", mail: "a@lab.example" }, etag: '"2"' };
  it("replaces the fields while nothing in them is unsaved", async () => {
    const { redraw } = draw(<Example save={async () => ({})} />);
    redraw(<Example save={async () => ({})} read={second} />);
    await waitFor(() => expect(field("Name").value).toBe("Vollblut"));
  });
  it.each([
    ["is not taken for what that was based on", second, '"1"'],
    ["is taken for it where nothing differs that the form shows", { ...first, etag: '"3"' }, '"3"'],
  ])("never replaces what a person has typed, and %s", async (_, read, etag) => {
    const save = vi.fn<Save>(async () => ({}));
    const { redraw } = draw(<Example save={save} />);
    type("Name", "Plasma");
    redraw(<Example save={save} read={read} />);
    expect(field("Name").value).toBe("Plasma");
    press();
    await waitFor(() => expect(save).toHaveBeenCalledWith(expect.anything(), etag));
  });
});
