import { listForEditor } from "../../../shared/laboreditor/analyses/editor.endpoints.ts";
import { call } from "../../platform/api/call.ts";
import type { Finder } from "../../platform/routing/manifest.ts";

/** How many of the analyses found the palette shows. */
const most = 6;

/** The analyses that the catalogue's search finds, for the palette. */
const find: Awaited<ReturnType<Finder["find"]>>["default"] = async (search, signal) => {
  const { results } = await call(listForEditor, {
    query: { search: search.slice(0, 200), limit: most },
    signal,
  });
  return results.map(({ id, name, code }) => ({ to: `/laboreditor/analyse/${id}`, label: name, hint: code }));
};
export default find;
