import type * as endpoints from "../../../shared/printpublisher/config/config.endpoints.ts";
import { middle } from "../../../shared/printpublisher/config/print-config.ts";
import { receivePicture } from "../../core/door.ts";
import { type Command, reply } from "../../platform/endpoint/call.ts";
import { designStore, type VersionedDesign } from "./config.store.ts";
import { coverDpi, coverEdge } from "./cover.ts";
import { receiveProfile } from "./press-profile.store.ts";

const changeDesign = designStore.change;

/** The design as calls return it. */
const showDesign = ({ config, version }: VersionedDesign) => reply(config, { etag: version });

export const putCover: Command<typeof endpoints.putCover> = async ({ actor, body, ifMatch }) => {
  const cover = await receivePicture(actor, body, coverEdge);
  return showDesign(
    await changeDesign(actor, ifMatch, { cover, cover_dpi: coverDpi(body), cover_crop: middle }),
  );
};
export const removeCover: Command<typeof endpoints.removeCover> = async ({ actor, ifMatch }) =>
  showDesign(await changeDesign(actor, ifMatch, { cover: null, cover_dpi: null, cover_crop: middle }));

export const putTitleLogo: Command<typeof endpoints.putTitleLogo> = async ({ actor, body, ifMatch }) =>
  showDesign(await changeDesign(actor, ifMatch, { logo: await receivePicture(actor, body) }));
export const removeTitleLogo: Command<typeof endpoints.removeTitleLogo> = async ({ actor, ifMatch }) =>
  showDesign(await changeDesign(actor, ifMatch, { logo: null }));

export const putProfile: Command<typeof endpoints.putProfile> = async ({ actor, body, ifMatch }) =>
  showDesign(await changeDesign(actor, ifMatch, { profile: await receiveProfile(actor, body) }));
export const removeProfile: Command<typeof endpoints.removeProfile> = async ({ actor, ifMatch }) =>
  showDesign(await changeDesign(actor, ifMatch, { profile: null }));
