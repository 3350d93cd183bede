// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import * as z from "zod";
import { SaveFormFrame } from "../../../web/platform/form/save-form.tsx";
import { useSaveForm } from "../../../web/platform/form/use-save-form.ts";
import { type Pickable, RemoteMultiPicker } from "../../../web/platform/remote-picker.tsx";
import { hasUnsaved } from "../../../web/ui/form/unsaved.ts";
import { draw } from "../support/dress.tsx";
import { speak } from "../support/texts.ts";

const chosen = z.object({ categories: z.array(z.string()) });
/** A form whose picker creates a missing category; `created` settles as its creation. */
function Categories(props: {
  save: (values: z.infer<typeof chosen>) => Promise<unknown>;
  created: Promise<Pickable | null>;
}) {
  const read = { values: { categories: [] }, etag: null };
  const base = useSaveForm({ schema: chosen, read, save: props.save });
  return (
    <SaveFormFrame base={base} label="Probe">
      <RemoteMultiPicker
        label="Kategorien"
        queryKey={["categories of a test"]}
        find={async () => ({ items: [] })}
        create={{ label: (typed) => `${typed} anlegen`, make: () => props.created }}
        key={base.form.key("categories")}
        {...base.form.getInputProps("categories")}
      />
    </SaveFormFrame>
  );
}

const press = () => fireEvent.submit(screen.getByRole("form", { name: "Probe" }));

beforeAll(() => speak("de"));
afterEach(cleanup);

describe("a save while a picker creates its choice", () => {
  const begin = async (created: Promise<Pickable | null>) => {
    const save = vi.fn(async () => ({}));
    draw(<Categories save={save} created={created} />);
    const box = screen.getByRole("combobox", { name: /Kategorien/ });
    fireEvent.click(box);
    fireEvent.change(box, { target: { value: "Elektrolyte" } });
    fireEvent.click(await screen.findByText("Elektrolyte anlegen"));
    press();
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(save).not.toHaveBeenCalled();
    return save;
  };
  const answer = () => Promise.withResolvers<Pickable | null>();

  it("waits for it, and saves it as picked", async () => {
    const { promise, resolve } = answer();
    const save = await begin(promise);
    resolve({ value: "electrolytes", label: "Elektrolyte" });
    await waitFor(() => expect(save).toHaveBeenCalledWith({ categories: ["electrolytes"] }, undefined));
    expect(hasUnsaved()).toBe(false);
  });
  it("saves nothing if it could not be created", async () => {
    const { promise, resolve } = answer();
    const save = await begin(promise);
    resolve(null);
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(save).not.toHaveBeenCalled();
  });
});
