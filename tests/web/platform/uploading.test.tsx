// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { putLogo } from "../../../shared/core/settings/settings.endpoints.ts";
import { putFile, sendFile } from "../../../web/platform/api/upload.ts";
import { FileUpload } from "../../../web/platform/file-upload.tsx";
import { beginSession, sessionToken } from "../../../web/platform/session.ts";
import { hasUnsaved } from "../../../web/ui/form/unsaved.ts";
import { draw } from "../support/dress.tsx";
import { speak } from "../support/texts.ts";

/** A stand-in for the browser's request, which `fetch` stubs do not reach. */
class FakeRequest extends EventTarget {
  static last: FakeRequest;
  upload = new EventTarget();
  headers: Record<string, string> = {};
  opened: string[] = [];
  status = 0;
  responseText = "";
  etag: string | null = null;
  constructor() {
    super();
    FakeRequest.last = this;
  }
  open(...opened: string[]) {
    this.opened = opened;
  }
  setRequestHeader(name: string, value: string) {
    this.headers[name] = value;
  }
  getResponseHeader = () => this.etag;
  send() {}
  abort() {
    this.dispatchEvent(new Event("abort"));
  }
  answer(status: number, body: unknown = "", etag: string | null = null) {
    Object.assign(this, { status, responseText: JSON.stringify(body), etag });
    this.dispatchEvent(new Event("load"));
  }
}
const picture = new File(["<svg/>"], "logo.svg", { type: "image/svg+xml" });
const never = new AbortController().signal;
const nothing = () => undefined;

beforeAll(() => speak("de"));
beforeEach(() => {
  vi.stubGlobal("XMLHttpRequest", FakeRequest);
  beginSession("mine");
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe("sending a file", () => {
  it("hands it to an endpoint with the session, the ETag and its kind, and answers output and new ETag", async () => {
    const sending = sendFile(putLogo, { file: picture, ifMatch: '"3"', onProgress: nothing, signal: never });
    const { opened, headers } = FakeRequest.last;
    expect(opened).toEqual(["POST", "/api/settings/logo/"]);
    expect(headers).toMatchObject({
      authorization: "Token mine",
      "if-match": '"3"',
      "content-type": "image/svg+xml",
    });
    FakeRequest.last.answer(200, { name: "Labor" }, '"4"');
    expect(await sending).toEqual({ output: { name: "Labor" }, etag: '"4"' });
  });
  it("fails with the server's problem, and ends a session that is no longer known", async () => {
    const refused = sendFile(putLogo, { file: picture, onProgress: nothing, signal: never });
    FakeRequest.last.answer(413, { status: 413, title: "", detail: "", code: "too_large" });
    await expect(refused).rejects.toMatchObject({ code: "too_large" });
    const ended = sendFile(putLogo, { file: picture, onProgress: nothing, signal: never });
    FakeRequest.last.answer(401, { status: 401, title: "", detail: "Invalid token.", code: "invalid_token" });
    await expect(ended).rejects.toMatchObject({ code: "invalid_token" });
    expect(sessionToken()).toBeNull();
  });
  it("tells an expired address from a failed and from a lost upload", async () => {
    for (const [status, code] of [
      [403, "upload_expired"],
      [500, "upload_failed"],
      [0, "no_connection"],
    ] as const) {
      const sending = putFile({ url: "/store", headers: { host: "x" } }, picture, nothing, never);
      expect(FakeRequest.last.headers.host).toBeUndefined();
      FakeRequest.last.answer(status);
      await expect(sending).rejects.toMatchObject({ code });
    }
  });
});

it("takes a file that is there already, from an attempt whose answer was lost, for sent", async () => {
  const sending = putFile({ url: "/store", headers: {} }, picture, nothing, never);
  FakeRequest.last.answer(412);
  await expect(sending).resolves.toBeUndefined();
});

describe("the place to drop a file", () => {
  const place = (onDone: (answer: unknown) => void = nothing) =>
    draw(
      <FileUpload
        label="Logo"
        button="Logo wählen"
        hint="SVG"
        accept={{ "image/svg+xml": [".svg"] }}
        maxSize={1_000}
        send={(file, onProgress, signal) => sendFile(putLogo, { file, onProgress, signal })}
        onDone={onDone}
      />,
    );
  const choose = (...files: File[]) =>
    fireEvent.change(document.querySelector("input[type=file]") as HTMLInputElement, { target: { files } });
  it("shows how far it is, asks before it is left meanwhile, and hands on the answer", async () => {
    const done = vi.fn();
    place(done);
    choose(picture);
    await screen.findByRole("progressbar", { name: "logo.svg" }, { timeout: 5_000 });
    expect(hasUnsaved()).toBe(true);
    act(() => {
      FakeRequest.last.upload.dispatchEvent(Object.assign(new Event("progress"), { loaded: 3 }));
    });
    expect(screen.getByRole("progressbar").getAttribute("aria-valuenow")).toBe("3");
    act(() => FakeRequest.last.answer(200, { name: "Labor" }));
    await waitFor(() => expect(done).toHaveBeenCalledOnce());
    expect(hasUnsaved()).toBe(false);
  });
  it("can be stopped", async () => {
    place();
    choose(picture);
    fireEvent.click(await screen.findByRole("button", { name: "Abbrechen" }));
    expect(await screen.findByRole("button", { name: "Logo wählen" })).toBeDefined();
    expect(screen.queryByRole("alert")).toBeNull();
  });
  it("refuses what is too large before anything is sent", async () => {
    place();
    choose(new File(["x".repeat(2_000)], "gross.svg", { type: "image/svg+xml" }));
    expect((await screen.findByRole("alert")).textContent).toContain("Höchstens 1 kB");
  });
});
