import type { QueryClient } from "@tanstack/react-query";
import { histories } from "../../../shared/laboreditor/history/history.endpoints.ts";
import type { HistoryModel } from "../../../shared/laboreditor/history/history.ts";
import { call, newIdempotencyKey } from "../../platform/api/call.ts";
import { readAllAnew } from "./queries.ts";

/** Undoes a deletion that was just made. @param etag of the version that was deleted */
export async function restoreDeleted(
  model: HistoryModel,
  id: string,
  etag: string | null,
  client: QueryClient,
): Promise<void> {
  const hid = Number((etag ?? "").replaceAll('"', ""));
  await call(histories[model].rollBack, { params: { id, hid }, idempotencyKey: newIdempotencyKey() });
  await readAllAnew(client);
}
