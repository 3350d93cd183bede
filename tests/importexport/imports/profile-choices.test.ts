import { expect, test } from "vitest";
import { furtherChoices, type KnownProfile } from "../../../functions/importexport/profiles/profile.store.ts";

test("a profile that the headings determine adds its choices about the table, but changes none", () => {
  const further = [{ sheet: "Bereiche", as: "categories" as const }];
  const reading = { sheet: "Alt", sections: false, alike: true, further };
  const profile: KnownProfile = { id: "A", name: "A", reading, columns: {} };
  expect(furtherChoices(profile, {})).toEqual({ sections: false, alike: true, further });
  expect(furtherChoices(profile, { sections: true, alike: false })).toEqual({ further });
  expect(furtherChoices(profile, reading)).toBeUndefined();
  expect(furtherChoices(undefined, {})).toBeUndefined();
});
