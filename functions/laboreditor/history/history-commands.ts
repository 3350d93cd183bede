import type { Page } from "../../../shared/kernel/paging.ts";
import { wantedPage } from "../../../shared/kernel/paging.ts";
import type {
  listAnalysisHistory,
  listAnalysisVersions,
  rollBackAnalysis,
} from "../../../shared/laboreditor/history/history.endpoints.ts";
import type {
  HistoryEntry,
  HistoryModel,
  VersionSummary,
} from "../../../shared/laboreditor/history/history.ts";
import { catalogueOf } from "../../core/door.ts";
import { type Call, reply } from "../../platform/endpoint/call.ts";
import { cutPage, pageOf } from "../../platform/endpoint/page-of.ts";
import { compareVersions, readVersion, readVersionList, selectLatest, showEntry } from "./read-history.ts";
import { rollBack } from "./roll-back.ts";

/** What the calls of both models have in common. */
type Spoken = Pick<Call<typeof listAnalysisHistory>, "actor" | "language">;
type ListCall = Pick<Call<typeof listAnalysisHistory>, "actor" | "language" | "query" | "request">;
type VersionsCall = Pick<Call<typeof listAnalysisVersions>, "actor" | "params" | "query" | "request">;
type RollbackCall = Pick<Call<typeof rollBackAnalysis>, "actor" | "language" | "params" | "body" | "ifMatch">;
const readerOf = ({ actor, language }: Spoken) => ({ language, main: actor.languages[0] });

/** The commands of one model; both have the same. */
function commandsOf(kind: HistoryModel) {
  const list =
    (deleted: boolean) =>
    async (call: ListCall): Promise<Page<HistoryEntry>> => {
      const found = selectLatest(await catalogueOf(call.actor), kind, { ...call.query, deleted });
      return pageOf(call, found, (document) => showEntry(document, readerOf(call)));
    };
  const versions =
    (deleted: boolean) =>
    async (call: VersionsCall): Promise<Page<VersionSummary>> => {
      const ref = { kind, id: call.params.id };
      const { count, results } = await readVersionList(call.actor, ref, wantedPage(call.query), deleted);
      return cutPage(call, count, results);
    };
  const version = (deleted: boolean) => (call: Spoken & { params: { id: string; hid: number } }) =>
    readVersion(call.actor, { kind, id: call.params.id }, call.params.hid, readerOf(call), deleted);
  return {
    latest: list(false),
    deleted: list(true),
    versions: versions(false),
    deletedVersions: versions(true),
    version: version(false),
    deletedVersion: version(true),
    compare: (call: Spoken & { params: { id: string; hid: number; other: number } }) => {
      const { id, hid, other } = call.params;
      return compareVersions(call.actor, { kind, id }, [hid, other], readerOf(call));
    },
    rollback: async (call: RollbackCall) => {
      const { actor, params, body, ifMatch } = call;
      const ref = { kind, id: params.id };
      const result = await rollBack(actor, ref, params.hid, body, ifMatch, readerOf(call));
      return reply(result, { etag: result.version });
    },
  };
}

export const ofAnalyses = commandsOf("analysis");
export const ofItems = commandsOf("collectionitem");
