import { cleanup } from "@testing-library/react";
import { afterEach, beforeEach, vi } from "vitest";
import { beginSession } from "../../../web/platform/session.ts";
import { speak } from "./texts.ts";

/** Begins each test of a file with a fresh browser in German whose person is signed in, and clears the page after it. */
export function eachSignedIn(): void {
  beforeEach(async () => {
    localStorage.clear();
    beginSession("token");
    await speak("de");
  });
  afterEach(() => {
    cleanup();
    vi.unstubAllGlobals();
  });
}
