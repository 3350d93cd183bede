import type { UiLanguage } from "../../../../shared/kernel/ui-language.ts";
import {
  durationOf,
  type Element,
  elementOf,
  elementsOf,
  quantityOf,
  textOf,
  unitOf,
  wordsOf,
} from "./fhir-elements.ts";
import { rangesOf } from "./fhir-ranges.ts";
import { fhirTexts } from "./fhir-texts.ts";
import type { RangeEntry } from "./json-records.ts";

/** A resource that defines an analysis, a part of one or its specimen, reduced to its meaning. */
export interface Definition {
  type: (typeof definitionTypes)[number];
  /** Path of the resource in the file. */
  path: string;
  /** Addresses by which other resources refer to it. */
  addresses: string[];
  identifier: string;
  /** The laboratory's own code, its LOINC code and the resource's id. */
  own: string;
  loinc: string;
  id: string;
  /** Names by language; the one whose language is not stated has an empty key. */
  names: Record<string, string>;
  facts: Record<string, string | (string | RangeEntry)[]>;
  /** Addresses of other resources: of the procedure, of results and other input, of specimens, of parts, and of similar analyses. */
  procedures: string[];
  results: string[];
  inputs: string[];
  specimens: string[];
  parts: string[];
  similar: string[];
}

export const definitionTypes = [
  "PlanDefinition",
  "ActivityDefinition",
  "ObservationDefinition",
  "SpecimenDefinition",
] as const;
const isDefinition = (type: string): type is Definition["type"] =>
  definitionTypes.some((each) => each === type);

const loincSystem = "http://loinc.org";
/** Code systems that many laboratories share; their codes are no codes of an analysis. */
const shared =
  /^(urn:iso|https?:\/\/(loinc\.org|snomed\.info|terminology\.hl7\.org|unitsofmeasure\.org|www\.nlm\.nih\.gov))/;
const states: Record<string, string> = { draft: "NEW", active: "PUBLISHED", retired: "HIDDEN" };
/** Names of the guide's extensions, which end their addresses, by what they state. */
const summaries = {
  schedule: "ScheduleSummary",
  interpretation: "ResultInterpretationSummary",
  accreditation: "RegulatorySummary",
  limitations: "LimitationSummary",
} as const;

/** The definitions in a resource: its own, and those of its components, which are parts of it. */
export function definitionsOf(
  resource: Element,
  path: string,
  language: UiLanguage,
  fullUrl = "",
): Definition[] {
  const { resourceType, status, language: of, id } = resource;
  const definition = definitionOf(resource, path, language, fullUrl);
  if (!definition) return [];
  const components = elementsOf(resource.component).flatMap((component, index) => {
    const inherited = { resourceType, status, language: of, id: `${textOf(id)}-${index + 1}` };
    return definitionOf({ ...inherited, ...component }, path, language) ?? [];
  });
  const parts = [...definition.parts, ...components.flatMap(({ addresses }) => addresses)];
  return [{ ...definition, parts }, ...components];
}

/**
 * The meaning of a FHIR resource (R4 and R5, with the profiles of HL7's Order Catalog); undefined if it defines no analysis, part or specimen.
 * @param fullUrl the resource's address in a bundle
 */
function definitionOf(
  resource: Element,
  path: string,
  language: UiLanguage,
  fullUrl = "",
): Definition | undefined {
  const type = textOf(resource.resourceType);
  if (!isDefinition(type)) return undefined;
  const [id, url] = [textOf(resource.id), textOf(resource.url)];
  const actions = actionsOf(resource);
  const codings = [resource.code, ...actions.map(({ code }) => code)].flatMap((code) =>
    elementsOf(code).flatMap(({ coding }) => elementsOf(coding)),
  );
  const codeIn = (isIn: (system: string) => boolean) =>
    textOf(codings.find(({ system, code }) => isIn(textOf(system)) && textOf(code) !== "")?.code);
  const requested = extensionsOf(resource, actions);
  return {
    ...{ type, path, id },
    addresses: [fullUrl, url, id && `${type}/${id}`].filter(Boolean),
    identifier: identifierOf(resource),
    own: codeIn((system) => !shared.test(system)),
    loinc: codeIn((system) => system === loincSystem),
    names: namesOf(resource),
    facts: type === "SpecimenDefinition" ? specimenFacts(resource, language) : factsOf(resource, language),
    procedures: actions.flatMap(({ definitionCanonical, definitionUri }) =>
      addressesOf(definitionCanonical ?? definitionUri),
    ),
    results: [
      ...addressesOf(resource.observationResultRequirement),
      ...actions.flatMap(({ output }) =>
        elementsOf(output).flatMap(({ requirement }) => addressesOf(requirement)),
      ),
    ],
    inputs: addressesOf(resource.observationRequirement),
    specimens: [
      ...addressesOf(resource.specimenRequirement),
      ...addressesOf(resource.specimen),
      ...requested
        .filter(({ url }) => textOf(url) === "Material")
        .flatMap(({ valueReference }) => addressesOf(valueReference)),
    ],
    parts: [...addressesOf(resource.hasMember), ...artifactsOf(resource, "composed-of")],
    similar: artifactsOf(resource, "similar-to"),
  };
}

/** Canonical addresses and references; a version after a bar is left out. */
function addressesOf(value: unknown): string[] {
  return (Array.isArray(value) ? value : [value])
    .map((each) => (textOf(each) || textOf(elementOf(each).reference)).split("|")[0] ?? "")
    .filter(Boolean);
}
const artifactsOf = ({ relatedArtifact }: Element, kind: string) =>
  elementsOf(relatedArtifact)
    .filter(({ type }) => type === kind)
    .flatMap(({ resource, resourceReference }) => addressesOf(resource ?? resourceReference));

/** The actions of a plan with those within them. */
function actionsOf({ action }: Element): Element[] {
  return elementsOf(action).flatMap((each) => [each, ...actionsOf(each)]);
}
/** The extensions of a resource and its actions with those within them. */
function extensionsOf(resource: Element, actions: readonly Element[]): Element[] {
  const within = ({ extension }: Element): Element[] =>
    elementsOf(extension).flatMap((each) => [each, ...within(each)]);
  return [resource, ...actions].flatMap(within);
}

function identifierOf({ identifier }: Element): string {
  const all = elementsOf(identifier);
  const { value } = all.find(({ use }) => use === "official") ?? all[0] ?? {};
  return textOf(value);
}

/** Names of an analysis: that of its report or title, else of its code, with their translations. */
function namesOf(resource: Element): Record<string, string> {
  const language = textOf(resource.language).slice(0, 2).toLowerCase();
  const code = elementOf(resource.code);
  const [coding = {}] = elementsOf(code.coding);
  const places = [
    [resource, "preferredReportName"],
    [resource, "title"],
    [code, "text"],
    [coding, "display"],
    [resource, "name"],
  ] as const;
  const [holder, key] = places.find(([element, name]) => textOf(element[name]) !== "") ?? [{}, "name"];
  const names: Record<string, string> = {};
  const add = (lang: string, name: string) => {
    if (name !== "") names[lang] ??= name;
  };
  for (const { extension } of elementsOf(elementOf(holder[`_${key}`]).extension)) {
    const part = (name: string) => elementsOf(extension).find(({ url }) => url === name) ?? {};
    const { valueString, valueMarkdown } = part("content");
    add(textOf(part("lang").valueCode).slice(0, 2).toLowerCase(), textOf(valueString ?? valueMarkdown));
  }
  for (const { language: lang, value } of [code, coding, resource].flatMap(({ designation }) =>
    elementsOf(designation),
  ))
    add(textOf(lang).slice(0, 2).toLowerCase(), textOf(value));
  const isTranslated = Object.keys(names).length > 0;
  return { [isTranslated ? language : ""]: textOf(holder[key]), ...names };
}

function factsOf(resource: Element, language: UiLanguage): Definition["facts"] {
  const { unit: quantitative } = elementOf(resource.quantitativeDetails);
  const units = [...elementsOf(resource.permittedUnit), ...elementsOf(elementOf(quantitative).coding)].map(
    unitOf,
  );
  const ranges = rangesOf(resource, language);
  const extensions = elementsOf(resource.extension);
  const summary = (name: string) => {
    const match = extensions.find(({ url }) => textOf(url).endsWith(`/${name}`));
    return textOf(match?.valueString ?? match?.valueMarkdown);
  };
  const topics = [resource.topic, resource.category].flatMap((value) => elementsOf(value));
  const isLaboratory = (topic: Element) => elementsOf(topic.coding).some(({ code }) => code === "laboratory");
  const [action] = actionsOf(resource);
  return {
    categories: topics
      .filter((topic) => !isLaboratory(topic))
      .map(wordsOf)
      .filter(Boolean),
    state: states[textOf(resource.status)] ?? "",
    unit: units[0] ?? ranges.unit,
    further_units: units.slice(1),
    method: wordsOf(resource.method),
    reference_ranges: ranges.entries,
    turnaround: durationOf(resource.timingDuration ?? action?.timingDuration, language),
    indication: textOf(resource.usage),
    description: textOf(resource.description),
    valid_from: textOf(elementOf(resource.effectivePeriod).start),
    billing_codes: extensions
      .filter(({ url }) => textOf(url).endsWith("/ServiceBillingCode"))
      .map(({ valueCodeableConcept }) => textOf(elementsOf(elementOf(valueCodeableConcept).coding)[0]?.code))
      .filter(Boolean),
    ...Object.fromEntries(Object.entries(summaries).map(([key, name]) => [key, summary(name)])),
  };
}

function specimenFacts(resource: Element, language: UiLanguage): Definition["facts"] {
  const tested = elementsOf(resource.typeTested);
  const ordered = [...tested].sort((left, right) => rankOf(left) - rankOf(right));
  const types = ordered.map(({ type }) => wordsOf(type)).filter(Boolean);
  const containers = ordered.map(({ container }) => elementOf(container));
  const handling = ordered.flatMap((each) => elementsOf(each.handling));
  const distinct = (texts: string[]) => [...new Set(texts.filter(Boolean))];
  return {
    material: distinct(types.length > 0 ? types : [wordsOf(resource.typeCollected)]),
    container: distinct(
      containers.map(({ type, description, cap }) => wordsOf(type) || textOf(description) || wordsOf(cap)),
    ),
    cap_color: distinct(containers.map(({ cap }) => wordsOf(cap))),
    fill_volume: distinct(containers.map(({ capacity }) => quantityOf(capacity))),
    volume: distinct(
      containers.map(
        ({ minimumVolumeQuantity, minimumVolumeString }) =>
          quantityOf(minimumVolumeQuantity) || textOf(minimumVolumeString),
      ),
    ),
    stability: distinct(
      handling.map(({ temperatureQualifier, temperatureRange, maxDuration }) => {
        const { low, high } = elementOf(temperatureRange);
        const between = [quantityOf(low), quantityOf(high)].filter(Boolean).join(fhirTexts[language].between);
        return [wordsOf(temperatureQualifier) || between, durationOf(maxDuration, language)]
          .filter(Boolean)
          .join(": ");
      }),
    ),
    transport: distinct(handling.map(({ instruction }) => textOf(instruction))),
    preanalytics: distinct(elementsOf(resource.patientPreparation).map(wordsOf)),
    rejection: distinct(
      ordered.flatMap(({ rejectionCriterion }) => elementsOf(rejectionCriterion).map(wordsOf)),
    ),
  };
}
const rankOf = ({ preference }: Element) => (preference === "alternate" ? 1 : 0);
