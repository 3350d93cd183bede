/** Exports of `webpublisher` for other contexts. */
export { provisionDirectory } from "./provisioning/provision-directory.ts";
