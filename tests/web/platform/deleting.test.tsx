// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { ApiProblem } from "../../../web/platform/api/problem.ts";
import { DeleteButton, type Deletion } from "../../../web/platform/delete-button.tsx";
import { draw } from "../support/dress.tsx";
import { speak } from "../support/texts.ts";

beforeAll(() => speak("de"));
afterEach(cleanup);

function ask(options: Partial<Deletion> = {}) {
  const remove = vi.fn(options.remove ?? (async () => undefined));
  const onDeleted = vi.fn();
  draw(
    <DeleteButton
      title="Parameter löschen?"
      text="Wirklich?"
      {...options}
      remove={remove}
      onDeleted={onDeleted}
    />,
  );
  fireEvent.click(screen.getByRole("button", { name: "Löschen" }));
  return { remove, onDeleted };
}
const confirm = () => screen.findByRole("button", { name: "Ja, löschen" });

describe("deleting", () => {
  it("cannot be confirmed before it is known what goes with it, and shows that", async () => {
    let resolvePreflight: (cascade: Record<string, string[]>) => void = () => undefined;
    const { remove, onDeleted } = ask({
      preflight: () => new Promise((resolve) => (resolvePreflight = resolve)),
    });
    expect(await confirm()).toHaveProperty("disabled", true);
    resolvePreflight({ Zertifizierungen: ["2025", "2026"], Analysen: [] });
    expect(await screen.findByText("Zertifizierungen")).toBeDefined();
    expect(screen.queryByText("Analysen")).toBeNull();
    expect(remove).not.toHaveBeenCalled();
    fireEvent.click(await confirm());
    await waitFor(() => expect(onDeleted).toHaveBeenCalledOnce());
    expect(remove).toHaveBeenCalledOnce();
  });
  it("is not offered where that could not be found out", async () => {
    ask({
      preflight: async () => {
        throw new ApiProblem({ status: 500, title: "", detail: "", code: "internal_error" });
      },
    });
    expect(await screen.findByText(/Auf dem Server ist ein Fehler aufgetreten/)).toBeDefined();
    expect(await confirm()).toHaveProperty("disabled", true);
  });
  it("stays open and says why when the server refuses", async () => {
    const { onDeleted } = ask({
      remove: async () => {
        throw new ApiProblem({ status: 412, title: "", detail: "", code: "edit_conflict" });
      },
    });
    fireEvent.click(await confirm());
    expect(await screen.findByText("Das Löschen ist fehlgeschlagen")).toBeDefined();
    expect(screen.getByText(/Jemand anderes hat das inzwischen geändert/)).toBeDefined();
    expect(onDeleted).not.toHaveBeenCalled();
  });
});
