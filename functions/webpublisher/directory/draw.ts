import type { getPublicDraw as endpoint } from "../../../shared/webpublisher/directory/directory.endpoints.ts";
import { type Command, reply } from "../../platform/endpoint/call.ts";
import { readDraw } from "./read-draw.ts";

export const getPublicDraw: Command<typeof endpoint> = async (call) =>
  reply(await readDraw(call), { headers: { "Access-Control-Allow-Origin": "*" } });
