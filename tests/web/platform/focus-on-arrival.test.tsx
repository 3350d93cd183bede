// @vitest-environment happy-dom
import { TextInput } from "@mantine/core";
import { cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import * as z from "zod";
import { SaveFormFrame } from "../../../web/platform/form/save-form.tsx";
import { useSaveForm } from "../../../web/platform/form/use-save-form.ts";
import { watchNavigation } from "../../../web/platform/navigation.ts";
import { draw } from "../support/dress.tsx";
import { speak } from "../support/texts.ts";

/** Shows an entry of the browser's history. */
const arriveAt = (key: string) =>
  watchNavigation({
    routes: [],
    state: { location: { key }, historyAction: "PUSH", navigation: {}, blockers: new Map() },
  });

const schema = z.object({ code: z.string() });
function NewRecord() {
  const base = useSaveForm({ schema, read: { values: { code: "" }, etag: null }, save: async () => ({}) });
  return (
    <SaveFormFrame base={base} label="Neu" isNew>
      <TextInput label="Kürzel" {...base.form.getInputProps("code")} />
    </SaveFormFrame>
  );
}
const Page = ({ hasArrived }: { hasArrived: boolean }) => (
  <>
    <input aria-label="Suche" />
    {hasArrived && <NewRecord />}
  </>
);
const field = (name: string) => screen.getByRole("textbox", { name });

beforeAll(() => speak("de"));
beforeEach(() => arriveAt("list"));
afterEach(cleanup);

describe("a form whose data arrives late", () => {
  it("takes the focus to its first field, also from the field before that led to its page", () => {
    const { redraw } = draw(<Page hasArrived={false} />);
    field("Suche").focus();
    fireEvent.keyDown(field("Suche"), { key: "Enter" });
    arriveAt("new");
    redraw(<Page hasArrived />);
    expect(document.activeElement).toBe(field("Kürzel"));
  });

  it("leaves the focus in a field in which one types meanwhile", () => {
    const { redraw } = draw(<Page hasArrived={false} />);
    arriveAt("new");
    field("Suche").focus();
    fireEvent.keyDown(field("Suche"), { key: "T" });
    redraw(<Page hasArrived />);
    expect(document.activeElement).toBe(field("Suche"));
  });

  it("takes the focus after something else was pressed on the same page", () => {
    const { redraw } = draw(<Page hasArrived={false} />);
    arriveAt("new");
    fireEvent.pointerDown(document.body);
    redraw(<Page hasArrived />);
    expect(document.activeElement).toBe(field("Kürzel"));
  });
});
