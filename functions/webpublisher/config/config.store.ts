import type { FieldError } from "../../../shared/kernel/problem.ts";
import { type WebConfig, webConfigSchema } from "../../../shared/webpublisher/config/config.ts";
import { writtenConfiguration } from "../../platform/configuration/configuration.store.ts";
import { localAddresses } from "../../platform/configuration/local-addresses.ts";
import { keptWebConfig } from "./read-config.store.ts";

const localPages = localAddresses("website_url", "results_url");

/** Refuses exceptions that the vocabulary does not have. Stored ones are kept, even if a later vocabulary lacks them. */
async function unknownHeads({ vocabulary }: Partial<WebConfig>): Promise<FieldError[]> {
  if (!vocabulary?.exceptions.length) return [];
  const { heads } = await import("../../../shared/webpublisher/vocabulary/heads.ts");
  return vocabulary.exceptions.flatMap((head, index) =>
    heads().has(head)
      ? []
      : {
          path: `vocabulary.exceptions.${index}`,
          code: "not_found",
          message: `The vocabulary has no “${head}”.`,
        },
  );
}

export const webConfigStore = writtenConfiguration(keptWebConfig, webConfigSchema, localPages, unknownHeads);
