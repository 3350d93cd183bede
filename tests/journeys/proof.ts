import { createHash } from "node:crypto";
import { expect, type Page, request } from "@playwright/test";
import { openStage } from "../../infra/ops/stage.ts";
import { admin, patiently } from "./people.ts";
import { data, port } from "./playwright.config.ts";

const tokenOf = (page: Page) =>
  page.evaluate(() => localStorage.getItem("laborium.token")).then((token) => token ?? "");

/** Backdates the proof of a page's session by sixteen minutes, longer than it is valid; on the cloud of the journeys unless told otherwise. */
export async function letProofAge(
  page: Page,
  { tenant, ...place } = { tenant: "demo", port, data },
): Promise<void> {
  const pk = `TOKEN#${createHash("sha256")
    .update(await tokenOf(page))
    .digest("hex")}`;
  const stage = await openStage({ stage: "local", port: String(place.port), data: place.data });
  const [session] = await stage.items(tenant, pk);
  const { id: _, ...item } = session ?? {};
  const proof = { ...(item.proof as object), at: Math.floor(Date.now() / 1000) - 16 * 60 };
  await stage.put(tenant, { pk, sk: "TOKEN" }, { ...item, proof });
  stage.close();
}

/** Repeats the administrator's password, for a session that ages while it goes through many screens. */
export async function proveAgain(token: string): Promise<void> {
  const caller = await request.newContext();
  const answer = await patiently(() =>
    caller.post(`http://127.0.0.1:${port}/api/auth/verification/confirm/`, {
      headers: { host: `demo.localhost:${port}`, authorization: `Token ${token}` },
      data: { password: admin.password },
    }),
  );
  expect(answer.status(), await answer.text()).toBe(204);
  await caller.dispose();
}
