import type { EndpointSpec } from "../../../shared/kernel/endpoint.ts";
import { wantedPage } from "../../../shared/kernel/paging.ts";
import { type histories, namedHistory } from "../../../shared/laboreditor/history/history.endpoints.ts";
import type { HistoryModel } from "../../../shared/laboreditor/history/history.ts";
import { catalogueOf } from "../../core/door.ts";
import { type Call, reply } from "../../platform/endpoint/call.ts";
import { cutPage, pageOf } from "../../platform/endpoint/page-of.ts";
import { certificatesFor } from "../../proficiency/door.ts";
import {
  compareVersions,
  readVersion,
  readVersionList,
  selectLatest,
  showEntry,
  together,
} from "./read-history.ts";
import { rollBack } from "./roll-back.ts";

type Calls = (typeof histories)["analysis"];
/** The part of a call that is the same for all models. */
type AnyModel<Endpoint extends EndpointSpec> = Pick<
  Call<Endpoint>,
  "actor" | "tenant" | "language" | "params" | "query" | "body" | "request" | "ifMatch"
>;
const namedFor = ({ actor, language }: Pick<Call<EndpointSpec>, "actor" | "language">) => ({
  language,
  main: actor.languages[0],
});
const readerOf = async ({
  actor,
  tenant,
  language,
}: Pick<Call<EndpointSpec>, "actor" | "tenant" | "language">) => ({
  language,
  main: actor.languages[0],
  languages: actor.languages,
  certificates: (await certificatesFor(actor, tenant, language))?.named,
});

/** The commands of one model; they are the same for all models. */
export function historyCommands<const Model extends HistoryModel>(kind: Model) {
  const reading = (deleted: boolean) => ({
    list: async (call: AnyModel<Calls["present"]["list"]>) => {
      const hits = selectLatest(await catalogueOf(call.actor), kind, { ...call.query, deleted });
      const { search, bulk } = call.query;
      const rows =
        deleted || search || bulk ? hits.map((document) => ({ document, count: 1 })) : together(hits);
      return pageOf(call, rows, ({ document, count }) => showEntry(document, namedFor(call), count));
    },
    versions: async (call: AnyModel<Calls["present"]["versions"]>) => {
      const ref = { kind, id: call.params.id };
      const { count, results } = await readVersionList(call.actor, ref, wantedPage(call.query), deleted);
      return cutPage(call, count, results);
    },
    version: async (call: AnyModel<Calls["present"]["version"]>) => {
      const ref = { kind, id: call.params.id };
      return readVersion(call.actor, ref, call.params.hid, await readerOf(call), deleted);
    },
  });
  return namedHistory(kind, {
    present: reading(false),
    deleted: reading(true),
    compare: async (call: AnyModel<Calls["compare"]>) => {
      const { id, hid, other } = call.params;
      return compareVersions(call.actor, { kind, id }, [hid, other], await readerOf(call));
    },
    rollBack: async (call: AnyModel<Calls["rollBack"]>) => {
      const { actor, params, body, ifMatch } = call;
      const ref = { kind, id: params.id };
      const result = await rollBack(actor, ref, params.hid, body, ifMatch, await readerOf(call));
      return reply(result, { etag: result.version });
    },
  });
}
