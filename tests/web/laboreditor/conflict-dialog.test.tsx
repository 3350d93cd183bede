// @vitest-environment happy-dom
import { cleanup, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { ConflictDialog } from "../../../web/laboreditor/editor/conflict-dialog.tsx";
import { valuesOf } from "../../../web/laboreditor/editor/values.ts";
import { beginSession } from "../../../web/platform/session.ts";
import { start } from "../../../web/platform/startup.ts";
import { draw } from "../support/dress.tsx";
import { fakeServer } from "../support/fake-server.ts";
import { startup } from "../support/startup.ts";
import { speak } from "../support/texts.ts";
import { analysisWith } from "./open-form.tsx";

beforeEach(async () => {
  beginSession("token");
  fakeServer(startup);
  await speak("de");
  await start();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it("a conflict says who saved the other version, and on which day", async () => {
  const read = analysisWith([]);
  const base = valuesOf(read);
  draw(
    <ConflictDialog
      clash={{
        base,
        mine: { ...base, internal: true },
        theirs: { ...read, state: "HIDDEN" },
        later: () => {},
        solve: () => {},
      }}
    />,
  );
  const notice = await screen.findByText(
    /^Eva hat diese Analyse am 21\.11\.2026, \d\d:\d\d gespeichert, während Sie/,
  );
  expect(notice.textContent).toContain("Ihre Änderungen betreffen andere Felder. Beides bleibt erhalten.");
});
