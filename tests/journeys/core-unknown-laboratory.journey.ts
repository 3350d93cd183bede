import { expect, test } from "@playwright/test";

test("a host that belongs to no laboratory answers so, on every call", async ({ request, baseURL }) => {
  const port = new URL(baseURL ?? "").port;
  for (const path of ["/api/version/", "/api/core/analyses/", "/api/settings/public/"]) {
    const answer = await request.get(`http://127.0.0.1:${port}${path}`, {
      headers: { host: `nobody.localhost:${port}` },
    });
    expect(answer.status()).toBe(404);
    expect(await answer.json()).toMatchObject({ code: "tenant_not_found" });
  }
});
