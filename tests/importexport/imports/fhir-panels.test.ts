import { describe, expect, test } from "vitest";
import { analysesOf, bundle, loinc, observation, words } from "../fhir-bundles.ts";

describe("a FHIR panel", () => {
  const sodium = observation("na", "2951-2");
  const chloride = observation("cl", "2075-0");
  test.each([
    [
      "the results of its procedure",
      [
        {
          resourceType: "ActivityDefinition",
          id: "p",
          title: "Elektrolyte",
          code: loinc("1-1"),
          observationResultRequirement: [
            "ObservationDefinition/na",
            "https://lab.example/ObservationDefinition/cl|1.0",
          ],
        },
        sodium,
        chloride,
      ],
    ],
    [
      "the members of its observation",
      [
        observation("p", "1-1", {
          title: "Elektrolyte",
          hasMember: [{ reference: "ObservationDefinition/na" }, { reference: "urn:uuid:2" }],
        }),
        sodium,
        chloride,
      ],
    ],
    [
      "the components of its observation",
      [
        observation("p", "1-1", {
          title: "Elektrolyte",
          component: [{ code: loinc("2951-2") }, { code: loinc("2075-0") }],
        }),
      ],
    ],
  ])("names %s as related analyses", async (_, resources) => {
    const analyses = await analysesOf(bundle(...resources));
    expect(analyses).toHaveLength(3);
    expect(analyses.find(({ code }) => code === "1-1")).toMatchObject({
      name: "Elektrolyte",
      related: ["2951-2", "2075-0"],
    });
  });

  test("names the services of which it is composed, each by the code of its analysis", async () => {
    const analyses = await analysesOf(
      bundle(
        {
          resourceType: "PlanDefinition",
          id: "panel",
          title: "Elektrolyte",
          relatedArtifact: [
            { type: "composed-of", resource: "https://lab.example/PlanDefinition/k" },
            { type: "similar-to", resource: "PlanDefinition/other" },
          ],
        },
        {
          resourceType: "PlanDefinition",
          id: "k",
          url: "https://lab.example/PlanDefinition/k",
          identifier: [{ value: "K" }],
          title: "Kalium im Serum",
          action: [{ definitionCanonical: "ActivityDefinition/k" }],
        },
        { resourceType: "PlanDefinition", id: "other", title: "Andere" },
        {
          resourceType: "ActivityDefinition",
          id: "k",
          code: loinc("2823-3"),
          observationResultRequirement: ["ObservationDefinition/k"],
        },
        observation("k", "2823-3", { method: words("ISE") }),
      ),
    );
    expect(analyses.map(({ code, name, method, related }) => ({ code, name, method, related }))).toEqual([
      { code: "panel", name: "Elektrolyte", related: ["K", "other"] },
      { code: "K", name: "Kalium im Serum", method: "ISE" },
      { code: "other", name: "Andere" },
    ]);
  });
});
