/** Exports of `printpublisher` for other contexts. */
export { provisionBook } from "./provisioning/provision-book.ts";
