import { queryOptions } from "@tanstack/react-query";
import type { UiLanguage } from "../../../shared/kernel/ui-language.ts";
import { readText } from "../../platform/api/call.ts";

export const referenceKinds = ["anordnung", "seite", "klasse", "eigenschaft"] as const;
export type ReferenceKind = (typeof referenceKinds)[number];
/** The meaning of each entry of a kind, by its name. */
export type ReferenceDocs = Record<ReferenceKind, Readonly<Record<string, string>>>;

/** Addresses of the text files, by their names. */
const addresses = import.meta.glob<string>("./docs/*/*.txt", {
  query: "?url&no-inline",
  import: "default",
  eager: true,
});

/** Reads a text file of the reference: one entry per line, with its name before the first colon. */
export const readDocs = (text: string): Readonly<Record<string, string>> =>
  Object.fromEntries(
    text
      .split("\n")
      .filter((line) => line !== "")
      .map((line) => {
        const end = line.indexOf(": ");
        return [line.slice(0, end), line.slice(end + 2)];
      }),
  );

const fetchDocs = async (language: UiLanguage, kind: ReferenceKind, signal: AbortSignal) =>
  readDocs(await readText(addresses[`./docs/${language}/${kind}.txt`] ?? "", signal));

/** The reference in one language. */
export const referenceDocs = (language: UiLanguage) =>
  queryOptions({
    queryKey: ["printpublisher", "reference", language],
    queryFn: async ({ signal }): Promise<ReferenceDocs> => {
      const [anordnung, seite, klasse, eigenschaft] = await Promise.all([
        fetchDocs(language, "anordnung", signal),
        fetchDocs(language, "seite", signal),
        fetchDocs(language, "klasse", signal),
        fetchDocs(language, "eigenschaft", signal),
      ]);
      return { anordnung, seite, klasse, eigenschaft };
    },
    staleTime: Number.POSITIVE_INFINITY,
  });
