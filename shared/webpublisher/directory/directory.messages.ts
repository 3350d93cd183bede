/** The message of the queue `changes`, on which the public search index is rebuilt. */
export { catalogueChangedSchema as buildSearchIndexSchema } from "../../core/catalogue/catalogue.messages.ts";
