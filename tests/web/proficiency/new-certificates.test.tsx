// @vitest-environment happy-dom
import { cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { beginSession } from "../../../web/platform/session.ts";
import { start } from "../../../web/platform/startup.ts";
import { NewCertificates } from "../../../web/proficiency/certificates/new-certificates.tsx";
import { draw } from "../support/dress.tsx";
import { fakeServer, json } from "../support/fake-server.ts";
import { modules, settings, user } from "../support/mock-data.ts";
import { speak } from "../support/texts.ts";

beforeEach(async () => {
  beginSession("token");
  fakeServer({
    "settings/public/": json(settings),
    "maintenance/": json({ maintenance: false }),
    "user/current/": json(user),
    "settings/booked_modules/": json({ ...modules, MD_PROF: true }),
  });
  await speak("de");
  await start();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test("a refused file among many is named with its reason, and the others are taken", async () => {
  const { container } = draw(<NewCertificates />);
  const field = container.querySelector("input[type=file]") as HTMLInputElement;
  const files = [
    new File(["<p>"], "h.html", { type: "text/html" }),
    new File(["x"], "a.png", { type: "image/png" }),
  ];
  fireEvent.change(field, { target: { files } });
  expect(await screen.findByText("Eine Datei wurde nicht angenommen")).toBeTruthy();
  expect(screen.getByText("h.html: Dieses Dateiformat wird hier nicht angenommen.")).toBeTruthy();
  expect(await screen.findByDisplayValue("a")).toBeTruthy();
  expect(screen.queryByDisplayValue("h")).toBeNull();
});
