// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from "vitest";
import {
  draftKey,
  dropDraft,
  dropOldDrafts,
  findDrafts,
  keepDraft,
} from "../../../web/laboreditor/editor/draft.ts";
import type { EditorValues } from "../../../web/laboreditor/editor/values.ts";
import { nothingChosen, ownValues } from "../support/editor-values.ts";

const values: EditorValues = {
  name: { de: "Glukose" },
  state: "NEW",
  ...nothingChosen,
  form_fields: { method: ownValues({ de: "<script>alert(1)</script>" }) },
};
const owner = { tenant: "demo.localhost", account: "A", analysis: "GLU" };
const draft = (version: number, savedAt: string) => ({ version, base: values, values, kept: savedAt });
const keep = (version: number, savedAt: string, whose = owner, visit = "1") =>
  keepDraft(draftKey(whose, version, visit), draft(version, savedAt));

describe("drafts of an analysis", () => {
  beforeEach(() => localStorage.clear());

  it("are found again as they were typed, the latest first, whichever version they were typed upon", () => {
    keep(3, "2026-11-20T08:00:00Z");
    keep(4, "2026-11-21T08:00:00Z");
    const drafts = findDrafts(owner);
    expect(drafts.map(({ version }) => version)).toEqual([4, 3]);
    expect(drafts[0]?.values).toEqual(values);
  });

  it("are seen by nobody else: no other account, laboratory or analysis", () => {
    keep(3, "2026-11-20T08:00:00Z");
    for (const other of [{ account: "B" }, { tenant: "nord.localhost" }, { analysis: "GL" }])
      expect(findDrafts({ ...owner, ...other })).toEqual([]);
  });

  it("of two windows do not overwrite each other", () => {
    keep(3, "2026-11-20T08:00:00Z", owner, "one window");
    keep(3, "2026-11-20T08:01:00Z", owner, "another");
    expect(findDrafts(owner)).toHaveLength(2);
  });

  it("end one by one when they are saved or given up, and by themselves after a month", () => {
    keep(3, "2026-10-01T08:00:00Z");
    keep(4, "2026-11-20T08:00:00Z");
    dropOldDrafts(Date.parse("2026-11-21T08:00:00Z"));
    const [left] = findDrafts(owner);
    expect(left?.version).toBe(4);
    dropDraft(left?.key ?? "");
    expect(findDrafts(owner)).toEqual([]);
  });

  it("are ignored where they cannot be read", () => {
    localStorage.setItem(draftKey(owner, 1, "1"), "{");
    localStorage.setItem(draftKey(owner, 2, "1"), '{"version":2,"base":{},"values":null}');
    expect(findDrafts(owner)).toEqual([]);
  });

  it("say so where the browser has no room for them", () => {
    vi.stubGlobal("localStorage", {
      setItem: () => {
        throw new DOMException("full", "QuotaExceededError");
      },
    });
    expect(keep(3, "2026-11-20T08:00:00Z")).toBe(false);
    vi.unstubAllGlobals();
  });
});
