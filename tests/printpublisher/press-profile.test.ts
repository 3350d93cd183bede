import { beforeEach, describe, expect, test } from "vitest";
import { readOwnProfile } from "../../functions/printpublisher/book/press/own-profile.ts";
import { pressProfile } from "../../functions/printpublisher/book/press/press-profile.ts";
import { conditionFor } from "../../functions/printpublisher/config/press-profile.store.ts";
import {
  printConfiguration,
  putProfile,
  removeProfile,
} from "../../shared/printpublisher/config/config.endpoints.ts";
import { OpenedProfile, packedLab } from "../support/icc-tables.ts";
import { openLaboratory } from "../support/laboratory.ts";
import { ownProfile } from "../support/own-profile.ts";
import { ownAws } from "../support/recorded-aws.ts";

const lab = openLaboratory({ name: "press", groups: ["printpublisher"] });
ownAws();
beforeEach(() => {
  process.env.ASSETS_BUCKET = "assets";
});
const faultOf = (bytes: Buffer) => {
  const read = readOwnProfile(bytes);
  return typeof read === "string" ? read : undefined;
};
const opened = (bytes: Buffer) => {
  const read = readOwnProfile(bytes);
  if (typeof read === "string") throw new Error(read);
  return read;
};
/** Returns a profile with other bytes at an offset. */
const with_ = (offset: number, bytes: string | number[], original = ownProfile()) => {
  const changed = Buffer.from(original);
  Buffer.from(bytes as string, "latin1").copy(changed, offset);
  return changed;
};

describe("a profile of the laboratory's own", () => {
  test("says by its tables which inks print a colour", () => {
    // The profile that the project computes has the same kinds of tables as other profiles.
    const { name, inksOf: byTable } = opened(pressProfile());
    expect(name).toContain("ISO 12647-2:2013");
    const independent = new OpenedProfile(pressProfile()).table("B2A1");
    for (const lightness of [0, 21, 50, 77, 100])
      for (const a of [-128, -40, 0, 33, 127])
        for (const b of [-128, -30, 0, 41, 127]) {
          const colour = [lightness, a, b] as const;
          const expected = independent(packedLab(colour));
          for (const [ink, part] of byTable(colour).entries())
            expect(part, `${colour} ${ink}`).toBeCloseTo(expected[ink] ?? -1, 6);
        }
  });

  test.each([8, 16] as const)("is read with tables of %i bits", (bits) => {
    const { name, inksOf: byTable } = opened(ownProfile({ bits }));
    expect(name).toBe("Hausdruck");
    // The profile's only ink is black, chosen by lightness.
    expect(byTable([100, 0, 0]).map((ink) => Math.round(ink * 100))).toEqual([0, 0, 0, 0]);
    expect(byTable([25, 0, 0]).map((ink) => Math.round(ink * 100))).toEqual([0, 0, 0, 75]);
    expect(byTable([0, 90, -90]).map((ink) => Math.round(ink * 100))).toEqual([0, 0, 0, 100]);
  });

  test("has its name in the words of either version", () => {
    expect(opened(ownProfile({ version: 4 })).name).toBe("Hausdruck für Prospekte");
  });

  test.each([
    ["nothing", Buffer.alloc(0), "not_a_profile"],
    ["a text", Buffer.from("no profile ".repeat(40)), "not_a_profile"],
    ["one that is cut off", ownProfile().subarray(0, -100), "not_a_profile"],
    ["one with very many tags", with_(128, [0xff, 0xff, 0xff, 0xff]), "not_a_profile"],
    ["one whose tag lies outside", with_(136, [0xff, 0xff, 0xff, 0xf0]), "not_a_profile"],
    ["one of a version to come", with_(8, [9]), "not_a_profile"],
    ["that of a screen", with_(12, "mntr"), "profile_not_for_press"],
    ["one for RGB", with_(16, "RGB "), "profile_not_cmyk"],
    ["one that leads to XYZ", with_(20, "XYZ "), "profile_tables"],
    ["one without a table to print by", ownProfile({ without: "B2A" }), "profile_tables"],
    ["one without a table to look by", ownProfile({ without: "A2B" }), "profile_tables"],
    ["one with tables of another kind", ownProfile({ type: "mBA " }), "profile_tables"],
  ] as const)("is not %s", (_, bytes, fault) => {
    expect(faultOf(bytes)).toBe(fault);
  });

  test("is never trusted, whichever byte is wrong", () => {
    const profile = ownProfile();
    for (let offset = 0; offset < 400; offset += 1)
      for (const value of [0, 0xff]) {
        const read = readOwnProfile(with_(offset, [value], profile));
        if (typeof read !== "string") expect(read.inksOf([50, 0, 0]).every(Number.isFinite)).toBe(true);
      }
  });
});

describe("the design", () => {
  test("keeps a profile until there is another one, or none", async () => {
    const { status, body } = await lab.call(putProfile, { body: ownProfile() });
    expect([status, body.profile]).toEqual([
      200,
      { file: expect.stringMatching(/^[0-9a-f]{32}$/), name: "Hausdruck", size: ownProfile().length },
    ]);
    const stored = (await lab.call(printConfiguration.read)).body.profile;
    expect(stored).toEqual(body.profile);
    const { key, registered, profile } = await conditionFor(lab.actor, stored);
    expect([key === "", registered, profile().equals(ownProfile())]).toEqual([false, null, true]);
    expect((await lab.call(removeProfile)).body.profile).toBeNull();
    expect((await conditionFor(lab.actor, undefined)).registered).toBe("FOGRA51");
  });

  test("says what is wrong with a file, and stays as it is", async () => {
    await lab.call(putProfile, { body: ownProfile() });
    const { status, body } = await lab.call(putProfile, { body: with_(16, "RGB ") });
    expect([status, body.errors]).toEqual([
      400,
      [{ path: "file", code: "profile_not_cmyk", message: "The profile is not for CMYK." }],
    ]);
    expect((await lab.call(printConfiguration.read)).body.profile.name).toBe("Hausdruck");
  });
});
