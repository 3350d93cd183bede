import { queryOptions } from "@tanstack/react-query";
import type { Language } from "../../../shared/kernel/language.ts";
import { getCsvFile } from "../../../shared/laboreditor/csv-export/csv-export.endpoints.ts";
import { call } from "../../platform/api/call.ts";
import { ApiProblem } from "../../platform/api/problem.ts";

/** The last files, of every language. */
export const csvFiles = ["laboreditor", "csv"] as const;

/** The last file in a language with a presigned URL valid for a quarter of an hour; null if there is none. */
export const csvFile = (language: Language) =>
  queryOptions({
    queryKey: [...csvFiles, language],
    queryFn: ({ signal }) =>
      call(getCsvFile, { query: { language, redirect: "false" }, signal }).catch((problem: unknown) => {
        if (problem instanceof ApiProblem && problem.status === 404) return null;
        throw problem;
      }),
    staleTime: 5 * 60_000,
  });
