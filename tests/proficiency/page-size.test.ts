import { expect, test } from "vitest";
import type * as z from "zod";
import { categories } from "../../shared/proficiency/categories/categories.endpoints.ts";
import { certificates } from "../../shared/proficiency/certificates/certificates.endpoints.ts";
import { certifiedTestables } from "../../shared/proficiency/certified-testable/certified-testable.endpoints.ts";
import { materials } from "../../shared/proficiency/materials/materials.endpoints.ts";
import { parameters } from "../../shared/proficiency/parameters/parameters.endpoints.ts";
import { tags } from "../../shared/proficiency/tags/tags.endpoints.ts";
import { testables } from "../../shared/proficiency/testable/testable.endpoints.ts";

const lists = [categories, certificates, certifiedTestables, materials, parameters, tags, testables].map(
  ({ list }) => [list.path, list.query as z.ZodType<{ limit: number }, unknown>] as const,
);
test.each(lists)("%s returns 50 unless it is asked for another number", (_path, query) => {
  expect(query.parse({}).limit).toBe(50);
  expect(query.parse({ limit: "7" }).limit).toBe(7);
});
