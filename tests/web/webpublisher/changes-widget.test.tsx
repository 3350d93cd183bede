// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { permissions } from "../../../shared/kernel/permissions.ts";
import PreviewPage from "../../../web/webpublisher/preview/preview-page.tsx";
import AppSetupPage from "../../../web/webpublisher/setup/app-page.tsx";
import { draw } from "../support/dress.tsx";
import { speak } from "../support/texts.ts";
import { serveTo } from "../support/whole-app.tsx";

beforeEach(async () => {
  await speak("de");
  await serveTo([...permissions]);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it("the setup offers the element that shows changes, to be copied", async () => {
  draw(<AppSetupPage />);
  const figure = screen.getByText("Element für die Änderungen").closest("figure") as HTMLElement;
  expect(within(figure).getByText('<div data-laborium="changes" data-lang="de"></div>')).toBeTruthy();
  const copied: string[] = [];
  vi.spyOn(navigator.clipboard, "writeText").mockImplementation(async (text) => void copied.push(text));
  fireEvent.click(within(figure).getByRole("button", { name: /^Element für die Änderungen: / }));
  expect(copied).toEqual(['<div data-laborium="changes" data-lang="de"></div>']);
});

it("the preview offers the changes as visitors see them", () => {
  const { container } = draw(<PreviewPage />);
  const shown = () => new URL(container.querySelector("iframe")?.src ?? "").searchParams.get("widget");
  const choice = screen.getByLabelText<HTMLSelectElement>("Widget");
  expect(shown()).toBe("directory");
  const { value } = within(choice).getByRole<HTMLOptionElement>("option", { name: "Änderungen" });
  fireEvent.change(choice, { target: { value } });
  expect(shown()).toBe("changes");
});
