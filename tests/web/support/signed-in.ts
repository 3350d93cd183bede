import { cleanup } from "@testing-library/react";
import { afterEach, beforeEach, vi } from "vitest";
import { beginSession } from "../../../web/platform/session.ts";
import { speak } from "./texts.ts";

/** Starts each test of a file with a fresh, signed-in browser in German, and clears the page afterwards. */
export function eachSignedIn(): void {
  beforeEach(async () => {
    // Growing text areas listen for fonts, which this engine lacks.
    Object.defineProperty(document, "fonts", { configurable: true, value: new EventTarget() });
    localStorage.clear();
    beginSession("token");
    await speak("de");
  });
  afterEach(() => {
    cleanup();
    vi.unstubAllGlobals();
  });
}
