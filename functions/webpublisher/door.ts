/** What other contexts may use of `webpublisher`. */
export { provisionDirectory } from "./provisioning/provision-directory.ts";
