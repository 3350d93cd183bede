import type { Layout } from "../../../shared/core/catalogue/document.ts";
import type { layouts } from "../../../shared/laboreditor/layouts/layouts.endpoints.ts";
import {
  analysesOfLayout,
  type Catalogue,
  catalogueOf,
  documentCommands,
  editDocument,
  takenErrors,
  withFields,
} from "../../core/door.ts";
import type { Actor } from "../../platform/actor.ts";
import type { Call } from "../../platform/endpoint/call.ts";
import { problem, refuseFields } from "../../platform/problem.ts";
import { layoutErrors } from "./layout-errors.ts";
import { ownersOf } from "./layout-owners.ts";
import { showLayout } from "./show-layout.ts";

/** Errors of a new layout, or of the parts that were sent. */
export const newLayoutErrors = (
  catalogue: Catalogue,
  { identifier, fields = [] }: Partial<Layout>,
  present = identifier === undefined ? undefined : catalogue.get("layout", identifier),
) => [...takenErrors("layout", "identifier", present), ...layoutErrors(catalogue, fields)];

const commands = documentCommands("layout", {
  make(layout: Omit<Layout, "removed">, catalogue, present) {
    refuseFields(newLayoutErrors(catalogue, layout, present));
    return withFields(catalogue, present?.content, layout);
  },
  edit(content, change: Partial<Layout>, catalogue) {
    if (change.fields) refuseFields(layoutErrors(catalogue, change.fields));
    return withFields(catalogue, content, { ...content, ...change });
  },
  beforeRemoval: async (actor, documentIn) => {
    const catalogue = await catalogueOf(actor);
    const { identifier } = documentIn(catalogue).content;
    if (analysesOfLayout(catalogue, identifier).length > 0 || ownersOf(catalogue, identifier).length > 0)
      throw problem("conflict", "Analyses or categories use this form layout.");
  },
  show: showLayout,
});

/** Ends the former default. A repeated call completes an interrupted one. */
async function endOtherDefaults(actor: Actor, id: string): Promise<void> {
  for (const other of (await catalogueOf(actor)).documents("layout"))
    if (other.id !== id && other.content.is_default)
      await editDocument(actor, "layout", other.id, (stored) => {
        if (!stored || stored.deleted || !stored.content.is_default) return undefined;
        const { is_default: _, ...content } = stored.content;
        return { content };
      });
}

export const layoutCommands = {
  ...commands,
  create: async (call: Call<typeof layouts.create>) => {
    const answer = await commands.create(call);
    if (call.body.is_default) await endOtherDefaults(call.actor, answer.output.id);
    return answer;
  },
  change: async (call: Call<typeof layouts.change>) => {
    const answer = await commands.change(call);
    if (call.body.is_default) await endOtherDefaults(call.actor, call.params.id);
    return answer;
  },
};
