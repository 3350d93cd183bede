import { randomUUID } from "node:crypto";
import { expect } from "vitest";
import { apis } from "../../shared/apis.ts";
import type { EndpointSpec } from "../../shared/kernel/endpoint.ts";
import type { Client } from "./browserless.ts";
import { bodyFor, makerOf } from "./made-body.ts";
import { plainPdf } from "./made-trials.ts";

/** Records that only a device makes, as it signs the key of a passkey (journey `core-passkeys`). */
const madeByDevices = new Set(["auth/passkeys/"]);
/** The calls that create plain, deletable records, by their paths. */
export const makersByPath: ReadonlyMap<string, EndpointSpec> = new Map(
  apis.flatMap(({ endpoints }) => {
    const all = Object.values<EndpointSpec>(endpoints);
    return all.flatMap((endpoint) => {
      const isMaker = makerOf(all, `${endpoint.path}{id}/`) === endpoint;
      const isDeleted = all.some(
        ({ method, path }) => method === "DELETE" && path === `${endpoint.path}{id}/`,
      );
      return isMaker && isDeleted && !madeByDevices.has(endpoint.path)
        ? [[endpoint.path, endpoint] as const]
        : [];
    });
  }),
);

/** Creates plain records on the whole stack, along with the records they depend on. */
export function wholeRecords(client: Client) {
  const above: Record<string, () => Promise<object>> = {
    "printpublisher/paragraphs/": async () => ({ parent_chapter: await make("printpublisher/chapters/") }),
    "laborshop/products/": async () => ({ category: await make("laborshop/categories/") }),
    "laborshop/variants/": async () => ({ product: await make("laborshop/products/") }),
    "core/collection-items/": async () => {
      const { results } = (await client.call("/api/core/collections/?limit=1")).json();
      return { collection: results[0].identifier };
    },
    "proficiency/testable/": async () => ({
      parameter: await make("proficiency/parameters/"),
      material: await make("proficiency/materials/"),
    }),
    "proficiency/certificates/": async () => ({
      file: await upload(),
      test_date: "2026-01-10",
      valid_until: "2099-01-10",
    }),
    "proficiency/certified-testable/": async () => ({
      certificate: await make("proficiency/certificates/"),
      testable: await make("proficiency/testable/"),
    }),
  };

  /** Uploads a certificate's file to the presigned URL. @returns the id of the upload */
  async function upload(): Promise<string> {
    const body = { name: "RV.pdf", size: plainPdf.length };
    const announced = await post("proficiency/certificates/upload/", body);
    const sent = await fetch(announced.url, { method: "PUT", headers: announced.headers, body: plainPdf });
    expect(sent.ok).toBe(true);
    return announced.id;
  }

  async function post(path: string, body: object) {
    const answer = await client.call(`/api/${path}`, { method: "POST", body });
    expect(answer.status, answer.bytes.toString()).toBe(201);
    return answer.json();
  }

  /** A body for the creating call: only its required fields. */
  async function bodyOf(path: string, mark: string): Promise<Record<string, unknown>> {
    const maker = makersByPath.get(path);
    if (!maker) throw new Error(`No call makes a ${path}`);
    return { ...bodyFor(maker, mark), ...(await above[path]?.()) };
  }

  /** @param fields further fields; a missing name is added. @returns its id */
  async function make(path: string, fields: object = {}, mark = `Above ${randomUUID()}`): Promise<string> {
    return (await post(path, { ...(await bodyOf(path, mark)), ...fields })).id;
  }
  return { bodyOf, make };
}
