import { isDeepStrictEqual } from "node:util";
import type { CatalogueDocument, Layout } from "../../../shared/core/catalogue/document.ts";
import { wantedPage } from "../../../shared/kernel/paging.ts";
import type { RecordVersionSummary } from "../../../shared/kernel/record-version.ts";
import type { layouts } from "../../../shared/laboreditor/layouts/layouts.endpoints.ts";
import { catalogueOf, editDocument, readVersionPage, readVersions, withFields } from "../../core/door.ts";
import { type Call, reply } from "../../platform/endpoint/call.ts";
import { cutPage } from "../../platform/endpoint/page-of.ts";
import { checkSeen, editConflict, problem } from "../../platform/problem.ts";
import { showLayout } from "./show-layout.ts";

type Version = CatalogueDocument<"layout">;
const kind = "layout";
const notThere = () => problem("not_found", "There is no such version.");

function summaryOf(version: Version, before: Version | undefined): RecordVersionSummary {
  const names = ["name", "fields", "is_default"] as const satisfies readonly (keyof Layout)[];
  return {
    hid: version.version,
    at: version.changed,
    // What came with the laboratory was written by nobody whose name people know.
    author: version.author.kind === "system" ? { ...version.author, name: "Laborium" } : version.author,
    action: !before ? "created" : version.deleted ? "deleted" : before.deleted ? "restored" : "changed",
    changes: before
      ? names.filter((name) => !isDeepStrictEqual(version.content[name], before.content[name]))
      : [],
  };
}

/** The versions of a layout, newest first. @throws ProblemError not_found */
export async function listLayoutVersions(call: Call<typeof layouts.versions>) {
  const { limit, offset } = wantedPage(call.query);
  const ref = { kind, id: call.params.id } as const;
  const { count, versions } = await readVersionPage(call.actor, ref, { offset, limit: limit + 1 });
  if (count === 0) throw notThere();
  const all = versions as Version[];
  return cutPage(
    call,
    count,
    all.slice(0, limit).map((version, at) => summaryOf(version, all[at + 1])),
  );
}

/** A layout as it was with one version. @throws ProblemError not_found */
export async function readLayoutVersion({ actor, params: { id, hid } }: Call<typeof layouts.version>) {
  const { count, versions } = await readVersionPage(actor, { kind, id }, { offset: 0, limit: 1 });
  const offset = count - hid;
  const page = offset < 0 ? [] : (await readVersionPage(actor, { kind, id }, { offset, limit: 2 })).versions;
  const [version, before] = page as (Version | undefined)[];
  if (versions.length === 0 || !version) throw notThere();
  return { ...summaryOf(version, before), content: { ...version.content } };
}

/**
 * Writes a new version equal to a chosen one. Fields that have come since and hold values are kept aside, as if they had been taken out.
 * @throws ProblemError not_found, edit_conflict
 */
export async function rollBackLayout(call: Call<typeof layouts.rollback>) {
  const { actor, params, ifMatch } = call;
  const { id, hid } = params;
  const [former] = (await readVersions(actor, [{ kind, id, version: hid }])) as (Version | undefined)[];
  const { document } = await editDocument(actor, kind, id, (present, catalogue) => {
    const chosen = present?.version === hid ? present : former;
    if (!present || !chosen || hid > present.version) throw notThere();
    checkSeen(ifMatch, present.version, () =>
      editConflict("this form layout", { by: present.author.name, version: present.version }),
    );
    const content = withFields(catalogue, present.content, chosen.content);
    return !present.deleted && isDeepStrictEqual(content, present.content)
      ? undefined
      : { content, restores: hid };
  });
  return reply(showLayout(document, call, await catalogueOf(actor)), { etag: document.version });
}
