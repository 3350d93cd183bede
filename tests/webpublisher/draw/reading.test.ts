import { describe, expect, it } from "vitest";
import { readContainers } from "../../../shared/webpublisher/draw/container.ts";
import { readHandling } from "../../../shared/webpublisher/draw/handling.ts";
import { readMaterials } from "../../../shared/webpublisher/draw/material.ts";
import { readCutOff } from "../../../shared/webpublisher/draw/schedule.ts";
import { readVolumes, ruleFor } from "../../../shared/webpublisher/draw/volume.ts";
import { specimen } from "./made-laboratory.ts";

describe("volumes", () => {
  const volumeOf = (text: string, isChild = false) => {
    const volumes = readVolumes(text);
    return (
      volumes && ("rules" in volumes ? ruleFor(volumes.rules, isChild)?.least : `${volumes.fullTubes} full`)
    );
  };
  it.each([
    ["0,5 ml", 500],
    ["0.5 mL", 500],
    ["500 µl", 500],
    ["500 μl", 500],
    ["500 ul", 500],
    ["1.000 µl", 1000],
    ["10–20 ml", 10_000],
    ["1,5 bis 2 ml", 1500],
    ["0,5 ml - 1 ml", 500],
    ["2 × 10 ml", 20_000],
    ["mind. 2 ml", 2000],
    ["½ ml", 500],
    ["1 l", 1_000_000],
    ["2 ml Blut", 2000],
    ["1 Röhrchen", "1 full"],
    ["2 full tubes", "2 full"],
  ])("%s", (text, volume) => {
    expect(volumeOf(text)).toBe(volume);
  });

  it("of children differ, and an unlabelled one beside them is that of adults", () => {
    for (const text of ["Erwachsene 2 ml, Kinder 0,5 ml", "2 ml (children: 0.5 ml)", "2 ml; < 1 Jahr 0,5 ml"])
      expect([volumeOf(text), volumeOf(text, true)]).toEqual([2000, 500]);
    // No age is asked for, so a child is given the largest volume of any age.
    expect(volumeOf("< 1 Jahr: 0,5 ml; ab 1 Jahr: 1 ml", true)).toBe(1000);
  });

  it.each(["", "1.000 ml", "5 Tropfen", "1 g", "2 ml Serum, 1 ml EDTA-Blut", "nach Rücksprache", "24 h"])(
    "are not guessed from «%s»",
    (text) => {
      expect(readVolumes(text)).toBeUndefined();
    },
  );
});

describe("containers", () => {
  it.each([
    ["Serumröhrchen mit Gel", "serum_gel"],
    ["Serum tube without gel", "serum"],
    ["Serumröhrchen ohne Gel", "serum"],
    ["Citratröhrchen", "citrate"],
    ["Senkungsröhrchen (Citrat)", "esr"],
    ["Lithium-Heparin-Röhrchen", "heparin"],
    ["Natriumfluorid-Röhrchen", "fluoride"],
    ["GlucoEXACT", "fluoride"],
    ["Blood culture bottles, aerobic and anaerobic", "blood_culture"],
    ["Spurenelement-Röhrchen", "trace"],
    ["S-Monovette rot 2,7 ml", "edta"],
    ["BD Vacutainer, rot", "serum"],
    ["Steriles Gefäß ohne Zusatz", "other"],
    ["rotes Röhrchen", "other"],
  ])("%s is of kind %s", (text, kind) => {
    expect(readContainers(text)[0]?.kind).toBe(kind);
  });

  it("tell their size, cap and number", () => {
    expect(readContainers("S-Monovette Serum-Gel 4,9 ml")).toMatchObject([
      { fill: 4900, cap: undefined, count: 1 },
    ]);
    expect(readContainers("EDTA-Röhrchen, violetter Deckel")).toMatchObject([
      { fill: undefined, cap: "violet" },
    ]);
    expect(readContainers("Blutkulturflaschen, aerob und anaerob")).toMatchObject([
      { count: 2, cap: undefined },
    ]);
    expect(readContainers("Serum-Gel- oder Li-Heparin-Röhrchen").map(({ kind }) => kind)).toEqual([
      "serum_gel",
      "heparin",
    ]);
  });
});

it("materials name their tube", () => {
  expect(readMaterials("EDTA-Plasma oder Serum")).toMatchObject([
    { kind: "plasma", tube: "edta" },
    { kind: "serum", tube: "serum" },
  ]);
  expect(readMaterials("24-h-Sammelurin")).toMatchObject([
    { kind: "other", tube: "urine", variant: "collected" },
  ]);
});

describe("handling", () => {
  const handled = (transport: string, stability = {}) => readHandling(specimen({ transport, ...stability }));
  it.each([
    ["gekühlt (2–8 °C)", "cold"],
    ["auf Eis", "cold"],
    ["tiefgefroren", "frozen"],
    ["bei −20 °C", "frozen"],
    ["bei 37 °C", "warm"],
    ["Raumtemperatur", "room"],
    ["nicht kühlen", "room"],
    ["do not freeze", "room"],
    ["gekühlt, nicht einfrieren", "cold"],
    ["Plasma auf Eis abtrennen und einfrieren", "frozen"],
    ["gekühlt oder gefroren", "frozen cold"],
    ["", "room"],
  ])("«%s» allows %s", (transport, allowed) => {
    expect([...handled(transport).allowed].join(" ")).toBe(allowed);
  });

  it("follows stability if no transport is named", () => {
    expect([...handled("", { room: "instabil", cold: "2 d" }).allowed]).toEqual(["cold"]);
    expect([...handled("", { room: "1 d", cold: "7 d" }).allowed]).toEqual(["room", "cold"]);
    expect(handled("", { room: "2 Stunden" }).arrival).toBe(120);
    expect(handled("", { room: "24 h" }).arrival).toBeUndefined();
  });

  it("knows haste, darkness, separation and solitude", () => {
    expect(handled("sofort ins Labor").arrival).toBe(0);
    expect(handled("within 2 hours to the laboratory")).toMatchObject({ arrival: 120, separated: false });
    expect(handled("innerhalb von 30 min zentrifugieren")).toMatchObject({
      arrival: undefined,
      separated: true,
      separateWithin: 30,
    });
    expect(handled("protect from light").dark).toBe(true);
    expect(handled("kein Lichtschutz nötig").dark).toBe(false);
    expect(
      readHandling(specimen({}), "Eigenes, nicht geöffnetes Röhrchen einsenden. Nicht zentrifugieren."),
    ).toMatchObject({
      alone: true,
      separated: false,
    });
    expect(
      readHandling(specimen({}), "30 Minuten gerinnen lassen und innerhalb von zwei Stunden zentrifugieren."),
    ).toMatchObject({
      separated: true,
      separateWithin: 120,
      arrival: undefined,
    });
    expect(handled("separates Röhrchen")).toMatchObject({ alone: true, separated: false });
  });
});

it.each([
  ["Mo–Fr, Eingang bis 14:00 Uhr", 840],
  ["Mon–Fri, received by 2 p.m.", 840],
  ["bis 11.30 Uhr", 690],
  ["Mo–Do 14:00, Fr 12:00", undefined],
  ["rund um die Uhr", undefined],
  ["24 h", undefined],
])("the cut-off of «%s»", (text, minutes) => {
  expect(readCutOff(text)).toBe(minutes);
});
