import { cleanup } from "@testing-library/react";
import { afterEach, beforeEach, vi } from "vitest";
import { beginSession } from "../../../web/platform/session.ts";
import { speak } from "./texts.ts";

/** Begins each test of a file with a fresh browser in German whose person is signed in, and clears the page after it. */
export function eachSignedIn(): void {
  beforeEach(async () => {
    // Text areas that grow listen for fonts, which this engine does not have.
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
