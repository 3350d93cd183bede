import { queryOptions } from "@tanstack/react-query";
import { certificates } from "../../../shared/proficiency/certificates/certificates.endpoints.ts";
import { certifiedTestables } from "../../../shared/proficiency/certified-testable/certified-testable.endpoints.ts";
import type { CertifiedTestable } from "../../../shared/proficiency/certified-testable/certified-testable.ts";
import { testables } from "../../../shared/proficiency/testable/testable.endpoints.ts";
import type { Testable } from "../../../shared/proficiency/testable/testable.ts";
import { call } from "../../platform/api/call.ts";

const pageLimit = 1000;
/** Reads all entries of a list. */
async function readAll<Row>(
  page: (query: { limit: number; offset: number }) => Promise<{ count: number; results: Row[] }>,
): Promise<Row[]> {
  const first = await page({ limit: pageLimit, offset: 0 });
  const offsets = Array.from(
    { length: Math.ceil(first.count / pageLimit) - 1 },
    (_, index) => (index + 1) * pageLimit,
  );
  const rest = await Promise.all(offsets.map((offset) => page({ limit: pageLimit, offset })));
  return [...first.results, ...rest.flatMap(({ results }) => results)];
}

/** Reads a certificate with its present certifications, and all test parameters. */
export async function readSheet(id: string, signal: AbortSignal) {
  const [certificate, all, certifications] = await Promise.all([
    call(certificates.read, { params: { id }, signal }),
    readAll<Testable>((query) => call(testables.list, { query, signal })),
    readAll<CertifiedTestable>((query) =>
      call(certifiedTestables.list, { query: { ...query, certificate: id }, signal }),
    ),
  ]);
  return { certificate, testables: all, certifications };
}

export const certificationSheet = (id: string) =>
  queryOptions({
    queryKey: ["ringversuche", "zertifizierungen", id],
    queryFn: ({ signal }) => readSheet(id, signal),
    gcTime: 0,
  });
