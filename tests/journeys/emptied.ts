import { expect, type Page } from "@playwright/test";
import { callerOf } from "./caller.ts";

/**
 * Undoes the last import of the empty laboratory, deletes what people have edited since, and the profiles that it made, so that the laboratory
 * is empty again, as other journeys expect it.
 */
export async function emptied(page: Page): Promise<void> {
  const { call } = await callerOf(page.request, undefined, "nord");
  const listed = async (path: string) =>
    ((await (await call("GET", path)).json()) as { results: { id: string; status?: string }[] }).results;
  const carriedOut = (await listed("import/log/")).find(({ status }) => status === "success");
  const answer = await call("POST", `laboreditor/history/imports/${carriedOut?.id}/undo/`);
  expect(answer.status(), await answer.text()).toBe(202);
  const { id } = (await answer.json()) as { id: string };
  const statusOf = async () =>
    ((await (await call("GET", `import/${id}/`)).json()) as { status: string }).status;
  await expect.poll(statusOf, { timeout: 30_000 }).toBe("success");
  for (const analysis of await listed("laboreditor/list/?limit=200"))
    expect((await call("DELETE", `laboreditor/edit/${analysis.id}/`)).status()).toBe(204);
  for (const path of ["core/categories/", "import/profile/"])
    for (const record of await listed(path))
      expect((await call("DELETE", `${path}${record.id}/`)).status(), path).toBe(204);
  for (const path of ["laboreditor/list/", "core/categories/", "import/profile/"])
    expect(await listed(path), path).toEqual([]);
}
