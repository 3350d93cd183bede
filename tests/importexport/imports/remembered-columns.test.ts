import { describe, expect, test } from "vitest";
import {
  knownProfiles,
  profilesAndMemory,
  rememberColumns,
} from "../../../functions/importexport/profiles/profile.store.ts";
import { carryOut } from "../../../shared/importexport/imports/imports.endpoints.ts";
import { profiles } from "../../../shared/importexport/profiles/profiles.endpoints.ts";
import { choosing, csv, kinds, openAskedImports, quoted } from "./asked-imports.ts";

const { lab, imported, person } = openAskedImports("remembered");

describe("what a person decided about a heading", () => {
  const first = csv(
    ["Code", "Name", "Xyzzy", "Plugh", "Material"],
    ["K", "Kalium", ...quoted("a; b"), "b", "Serum"],
  );
  const decide = async () => {
    const { preview, accept } = await imported(first, "a.csv", person());
    const shown = await preview();
    const columns = choosing(shown, { Xyzzy: { target: "categories", split: [";"] }, Plugh: {} });
    return accept(shown, { columns });
  };

  test("holds in files of any other kind, where it beats the vocabulary, and says so", async () => {
    await decide();
    const other = csv(
      ["Kürzel", "Bezeichnung", "XYZZY", "plugh", "Einheit", "Methode", "Preis", "Bemerkung"],
      ["L", "Lipase", ...quoted("a; b"), "b", "U/l", "Photometrie", "5", "x"],
    );
    const { entry } = await imported(other, "b.csv", person());
    expect((await entry()).mapping.slice(2, 4)).toMatchObject([
      { target: "categories", split: [";"], by: "remembered" },
      { target: null, by: "remembered" },
    ]);
  });

  test("gives way to a profile, and is replaced by a later decision", async () => {
    await decide();
    const again = await imported(first, "a.csv", person());
    expect((await again.entry()).mapping[2]).toMatchObject({ target: "categories", by: "profile" });
    const shown = await again.preview();
    await again.accept(shown, { columns: choosing(shown, { Xyzzy: { target: "related" } }) });
    const { remembered } = await profilesAndMemory(lab.actor);
    expect(remembered.xyzzy).toMatchObject({ target: "related" });
    expect(remembered.plugh).toMatchObject({ target: null });
    // Headings that were left as they are recognised are no decision.
    expect(Object.keys(remembered).sort()).toEqual(["plugh", "xyzzy"]);
  });

  test("can be seen and forgotten, and maps no file as its profile", async () => {
    await decide();
    const { body } = await lab.call(profiles.list, {});
    const memory = body.results.find(({ is_memory }: { is_memory: boolean }) => is_memory);
    expect(memory.columns).toMatchObject([{ column: "Xyzzy" }, { column: "Plugh" }]);
    expect((await knownProfiles(lab.actor)).map(({ name }) => name)).toEqual(["a"]);
    expect((await lab.call(profiles.remove, { params: { id: memory.id } })).status).toBeLessThan(300);
    expect((await profilesAndMemory(lab.actor)).remembered).toEqual({});
  });

  test("is bounded, and forgets the oldest", async () => {
    await decide();
    const many = Array.from({ length: 499 }, (_, index) => ({
      column: `Spalte ${index}`,
      target: null,
      language: null,
    }));
    await rememberColumns(lab.actor, many);
    await rememberColumns(lab.actor, many);
    const { remembered } = await profilesAndMemory(lab.actor);
    expect(Object.keys(remembered)).toHaveLength(500);
    expect([remembered.xyzzy, remembered.plugh].filter(Boolean)).toHaveLength(1);
  });
});

describe("the rule for repeated rows", () => {
  const bytes = csv(["Code", "Name", "Xyzzy"], ["K", "Kalium", "a"], ["K", "Kalium B", "b"]);
  const mapped = csv(["Code", "Name"], ["K", "Kalium"], ["K", "Kalium B"]);

  test("is kept in the profile, and applied to its next file, also where nobody is asked", async () => {
    const { preview, accept } = await imported(bytes, "a.csv", person());
    const shown = await preview();
    expect(kinds(shown.questions)).toEqual(["columns 1 new_fields", "repeated 1 keep_both"]);
    expect(await accept(shown, { repeated: "last" })).toMatchObject({ status: "dry_run", repeated: "last" });
    expect(await knownProfiles(lab.actor)).toMatchObject([{ name: "a", repeated: "last" }]);
    const pushed = await imported(bytes, "nightly.csv");
    expect(await pushed.entry()).toMatchObject({
      status: "dry_run",
      repeated: "last",
      profile: { name: "a" },
      stats: { total: 2, created: 1 },
    });
  });

  test("is kept as well if it was given after the file was refused", async () => {
    const { id, entry } = await imported(mapped, "b.csv", person());
    expect(await entry()).toMatchObject({
      status: "failed",
      error: { code: "invalid_file" },
      questions: [{ kind: "repeated", count: 1, proposal: "keep_both" }],
    });
    const answer = await lab.call(carryOut, { params: { id }, body: { repeated: "first" } });
    expect(answer).toMatchObject({ status: 202, body: { repeated: "first", profile: { name: "b" } } });
    const pushed = await imported(mapped, "nightly.csv");
    expect(await pushed.entry()).toMatchObject({
      status: "dry_run",
      repeated: "first",
      stats: { created: 1 },
    });
  });
});
