import { wantedPage } from "../../../shared/kernel/paging.ts";
import { keptUnusedPictures } from "../../../shared/kernel/retention.ts";
import type { Picture } from "../../../shared/printpublisher/pictures/picture.ts";
import type * as endpoints from "../../../shared/printpublisher/pictures/pictures.endpoints.ts";
import { logoPath } from "../../core/door.ts";
import { type Command, reply } from "../../platform/endpoint/call.ts";
import { cutPage } from "../../platform/endpoint/page-of.ts";
import { fieldProblems } from "../../platform/problem.ts";
import { type KeptPicture, pictureRecords, receiveTextPicture } from "./picture.store.ts";
import { readTexts, usesOf } from "./picture-uses.ts";

type Texts = Awaited<ReturnType<typeof readTexts>>;

/** Returns the instant, epoch milliseconds, after which a picture that nothing names is collected. */
export const endOf = ({ added, removed }: Pick<KeptPicture, "added" | "removed">) =>
  Date.parse(removed ?? added) + keptUnusedPictures * 86_400_000;

function show(picture: KeptPicture, texts: Texts): Picture {
  const { id, version, name, alt, hash, type, size, bytes, added } = picture;
  const uses = usesOf(texts, picture);
  const expires = uses.length > 0 ? null : new Date(endOf(picture)).toISOString();
  return { id, version, name, alt, src: logoPath(hash), type, size, bytes, added, uses, expires };
}

export const getPictures: Command<typeof endpoints.getPictures> = async (call) => {
  const { actor, query } = call;
  const options = { ...wantedPage(query), search: query.search, sort: "-added", filter: { state: "kept" } };
  const [page, texts] = await Promise.all([pictureRecords.list(actor, options), readTexts(actor)]);
  return cutPage(
    call,
    page.count,
    page.results.map((picture) => show(picture, texts)),
  );
};

export const putTextPicture: Command<typeof endpoints.putTextPicture> = async ({ actor, body, query }) => {
  const picture = await receiveTextPicture(actor, body, query.name);
  return show(picture, await readTexts(actor));
};

export const changePicture: Command<typeof endpoints.changePicture> = async ({
  actor,
  params,
  ifMatch,
  body,
}) => {
  const picture = await pictureRecords.change(actor, params.id, ifMatch, () => body);
  return reply(show(picture, await readTexts(actor)), { etag: picture.version });
};

/** Takes a picture out of the library; its file stays until the collector comes, so that a text saved meanwhile loses nothing. */
export const removePicture: Command<typeof endpoints.removePicture> = async ({ actor, params }) => {
  await pictureRecords.change(actor, params.id, undefined, async (present) => {
    if (present.state === "removed") return {};
    const uses = usesOf(await readTexts(actor), present);
    if (uses.length > 0) throw stillUsed(uses.map(({ title }) => title || "…").join(", "));
    return { state: "removed", removed: new Date().toISOString() };
  });
};

const stillUsed = (names: string) =>
  fieldProblems(
    [
      {
        path: "",
        code: "picture_used",
        parameters: { names },
        message: `The picture is still shown: ${names}.`,
      },
    ],
    "conflict",
  );
