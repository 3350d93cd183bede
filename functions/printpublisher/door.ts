/** What other contexts may use of `printpublisher`. */
export { provisionBook } from "./provisioning/provision-book.ts";
