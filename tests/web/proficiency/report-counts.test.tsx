// @vitest-environment happy-dom
import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { cleanup, fireEvent, screen } from "@testing-library/react";
import { extractText, getDocumentProxy } from "unpdf";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { beginSession } from "../../../web/platform/session.ts";
import { start } from "../../../web/platform/startup.ts";
import ReportPage from "../../../web/proficiency/report/report-page.tsx";
import { draw } from "../support/dress.tsx";
import { fakeServer, json } from "../support/fake-server.ts";
import { modules, settings, user } from "../support/mock-data.ts";
import { speak } from "../support/texts.ts";

const audited = (certificate: string) => ({
  testable: "TSH",
  rilibaek: true,
  certificate,
  test_date: "2026-01-15",
  certified: true,
  ends: "2027-01-15",
  valid: true,
  changed: { at: "2026-01-20T08:00:00.000Z", by: "", action: "created" },
});
const report = (...certificates: string[]) => ({
  "settings/public/": json(settings),
  "maintenance/": json({ maintenance: false }),
  "user/current/": json(user),
  "settings/booked_modules/": json({ ...modules, MD_PROF: true }),
  "proficiency/certified-testable/report/": json({
    date: "2026-11-01",
    results: certificates.map(audited),
    next: null,
  }),
});

beforeEach(() => beginSession("token"));
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

for (const [language, certificates, words] of [
  ["de", ["A"], "1 Zertifizierung, davon 1 gültig"],
  ["de", ["A", "B"], "2 Zertifizierungen, davon 2 gültig"],
  ["en", ["A"], "1 certification, 1 valid"],
  ["en", ["A", "B"], "2 certifications, 2 of them valid"],
] as const) {
  test(`the audit report says "${words}"`, async () => {
    await speak(language);
    fakeServer(report(...certificates));
    await start();
    draw(<ReportPage />, "/auditbericht");
    expect(await screen.findByText(words)).toBeDefined();
  });
}

test("the audit report of another day is read while the focus stays in its field", async () => {
  await speak("de");
  const requests = fakeServer(report("A"));
  await start();
  draw(<ReportPage />, "/auditbericht");
  const field = await screen.findByLabelText<HTMLInputElement>("Stand am Ende des Tages");
  expect(field.value).toBe("01.11.2026");
  field.focus();
  fireEvent.change(field, { target: { value: "15.10.2026" } });
  await vi.waitFor(() => expect(JSON.stringify(requests.at(-1))).toContain("date=2026-10-15"));
  await screen.findByText("1 Zertifizierung, davon 1 gültig");
  expect([document.activeElement === field, field.isConnected, field.value]).toEqual([
    true,
    true,
    "15.10.2026",
  ]);
});

test("the audit report is saved as a PDF of what is shown", async () => {
  const faces = [
    [
      import("@expo-google-fonts/noto-sans/400Regular/NotoSans_400Regular.ttf?url"),
      "400Regular/NotoSans_400Regular.ttf",
    ],
    [
      import("@expo-google-fonts/noto-sans/600SemiBold/NotoSans_600SemiBold.ttf?url"),
      "600SemiBold/NotoSans_600SemiBold.ttf",
    ],
  ] as const;
  const { resolve } = createRequire(import.meta.url);
  const served = faces.map(async ([address, file]) => [
    new URL((await address).default, location.href).pathname,
    new Response(await readFile(resolve(`@expo-google-fonts/noto-sans/${file}`))),
  ]);
  await speak("de");
  fakeServer({ ...report("A", "B"), ...Object.fromEntries(await Promise.all(served)) });
  const files: Blob[] = [];
  const names: string[] = [];
  vi.spyOn(URL, "createObjectURL").mockImplementation((file) => {
    files.push(file as Blob);
    return "blob:report";
  });
  vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function (this: HTMLAnchorElement) {
    names.push(this.download);
  });
  await start();
  draw(<ReportPage />, "/auditbericht");
  fireEvent.click(await screen.findByRole("button", { name: "PDF" }));
  await vi.waitFor(() => expect(names).toEqual(["Auditbericht 2026-11-01.pdf"]), { timeout: 20_000 });
  expect(files.map(({ type }) => type)).toEqual(["application/pdf"]);
  const bytes = new Uint8Array((await files[0]?.arrayBuffer()) ?? []);
  const { text } = await extractText(await getDocumentProxy(bytes), { mergePages: true });
  for (const part of ["Zertifizierungen am 01.11.2026", "2 Zertifizierungen, davon 2 gültig", "TSH"])
    expect(text).toContain(part);
});
