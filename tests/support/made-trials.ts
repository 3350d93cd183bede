import { expect } from "vitest";
import type { TenantId } from "../../functions/platform/actor.ts";
import { openBucket } from "../../functions/platform/bucket.ts";
import type { EndpointSpec } from "../../shared/kernel/endpoint.ts";
import {
  announceCertificate,
  certificates,
} from "../../shared/proficiency/certificates/certificates.endpoints.ts";
import { certifiedTestables } from "../../shared/proficiency/certified-testable/certified-testable.endpoints.ts";
import { materials } from "../../shared/proficiency/materials/materials.endpoints.ts";
import { parameters } from "../../shared/proficiency/parameters/parameters.endpoints.ts";
import { testables } from "../../shared/proficiency/testable/testable.endpoints.ts";
import { callApi } from "./call-api.ts";

/** A minimal PDF without content. */
export const plainPdf =
  "%PDF-1.4\n1 0 obj\n<< /Type /Catalog >>\nendobj\ntrailer\n<< /Root 1 0 R >>\n%%EOF\n";

/** Creates an entity by a call. @returns its id */
export async function makeOne(endpoint: EndpointSpec, authorization: string, body: object): Promise<string> {
  const answer = await callApi(endpoint, { authorization, body });
  expect(answer, answer.text).toMatchObject({ status: 201 });
  return answer.body.id;
}

/** A test parameter: a parameter of this name in a material of this name. */
export async function makeTestable(authorization: string, name: string, rest: object = {}): Promise<string> {
  const parameter = await makeOne(parameters.create, authorization, { name });
  const material = await makeOne(materials.create, authorization, { name: `Material ${name}` });
  return makeOne(testables.create, authorization, { parameter, material, ...rest });
}

/** Announces a file and puts it where its upload would have. @returns the id of the upload */
export async function uploadFile(
  authorization: string,
  bytes: Buffer | string,
  name = "zertifikat.pdf",
): Promise<string> {
  const id = await makeOne(announceCertificate, authorization, { name, size: 1000 });
  await openBucket({ tenant: "demo" as TenantId }, "IMPORTS_BUCKET").put(`chunks/certificates/${id}`, bytes);
  return id;
}

export async function makeCertificate(
  authorization: string,
  name: string,
  dates: object = {},
): Promise<string> {
  const file = await uploadFile(authorization, plainPdf);
  const usual = { test_date: "2026-01-31", valid_until: "2027-01-31" };
  return makeOne(certificates.create, authorization, { name, file, ...usual, ...dates });
}

export async function makeCertification(authorization: string, name: string): Promise<string> {
  const testable = await makeTestable(authorization, name);
  const certificate = await makeCertificate(authorization, name);
  return makeOne(certifiedTestables.create, authorization, { testable, certificate });
}
