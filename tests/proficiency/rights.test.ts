import { expect, test } from "vitest";
import { type EndpointSpec, fullPath, isPermitted } from "../../shared/kernel/endpoint.ts";
import { type Permission, permissions } from "../../shared/kernel/permissions.ts";
import { certificates } from "../../shared/proficiency/certificates/certificates.endpoints.ts";
import {
  certifiedTestables,
  certifyInBulk,
} from "../../shared/proficiency/certified-testable/certified-testable.endpoints.ts";
import { materialImport, materials } from "../../shared/proficiency/materials/materials.endpoints.ts";
import { parameterImport, parameters } from "../../shared/proficiency/parameters/parameters.endpoints.ts";
import { testableImport, testables } from "../../shared/proficiency/testable/testable.endpoints.ts";

/** Calls that the specification gives to one right, which guards them in every way: one by one, many at once and by a table. */
const callsByRight: [right: Permission, calls: Exclude<EndpointSpec, { public: true }>[]][] = [
  [
    "proficiency.add_certificate",
    [
      ...[certificates.create, certifiedTestables.create, certifyInBulk],
      ...[parameters.create, parameterImport.preview, parameterImport.write],
    ],
  ],
  [
    "proficiency.add_testable",
    [testables.create, testables.change, testableImport.preview, testableImport.write],
  ],
  ["proficiency.add_material", [materials.create, materialImport.preview, materialImport.write]],
];
const cases = callsByRight.flatMap(([right, calls]) =>
  calls.map((endpoint) => ({ right, call: `${endpoint.method} ${fullPath(endpoint)}`, endpoint })),
);

test.each(cases)("$right is enough for $call, and no other right is", ({ right, endpoint }) => {
  expect(isPermitted(endpoint.permission, new Set([right]))).toBe(true);
  const others = new Set(permissions.filter((permission) => permission !== right));
  expect(isPermitted(endpoint.permission, others)).toBe(false);
});
