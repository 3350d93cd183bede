import { useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import type { LayoutOutput } from "../../../shared/laboreditor/layouts/layout.ts";
import { layouts } from "../../../shared/laboreditor/layouts/layouts.endpoints.ts";
import { send } from "../../platform/api/call.ts";
import { ApiProblem } from "../../platform/api/problem.ts";
import { filledTexts, textsIn } from "../../platform/form/localized-texts.ts";
import { useSaveForm } from "../../platform/form/use-save-form.ts";
import type { ReadRecord } from "../../platform/resource/resource.ts";
import { useSettings } from "../../platform/startup.ts";
import { analysesKey } from "../editor/queries.ts";
import { useLayoutName } from "../layout-name.ts";
import { type FieldNode, fieldsOf, nodesOf, uidAtPath } from "./field-tree.ts";
import { fieldProblems, layoutValues } from "./layout-values.ts";
import { layoutQueries } from "./queries.ts";

/** The values of a layout's form, with validation and saving. */
export function useLayoutForm({ output: layout, etag }: ReadRecord<LayoutOutput>) {
  const { t } = useTranslation("layouts");
  const client = useQueryClient();
  const { languages } = useSettings();
  const [main = "de"] = languages;
  const { id } = layout;
  const latest = useRef(layout);
  latest.current = layout;
  const nameOf = useLayoutName();
  const valuesOf = (layout: LayoutOutput) => ({
    // A layout without a name starts with its display name.
    name: textsIn(
      languages,
      Object.keys(filledTexts(layout.name)).length > 0 ? layout.name : { [main]: nameOf(layout) },
    ),
    is_default: layout.is_default,
    fields: nodesOf(layout.fields),
  });
  /** The fields as they would be saved now. */
  const [saved] = useState(
    () => (nodes: readonly FieldNode[]) =>
      fieldsOf(
        nodes,
        // A new field must not adopt the values of a removed one.
        latest.current.removed.map(({ field }) => field.key),
        main,
      ),
  );
  const [schema] = useState(() => layoutValues(saved));
  const base = useSaveForm({
    schema,
    read: { values: valuesOf(layout), etag },
    messages: Object.fromEntries(fieldProblems.map((code) => [code, t(`wrong.${code}`)])),
    save: async ({ name, is_default, fields }, ifMatch) => {
      const becomesDefault = is_default && !latest.current.is_default;
      const body = {
        name: filledTexts(name),
        fields: saved(fields),
        ...(becomesDefault && { is_default: true as const }),
      };
      try {
        return await send(layouts.change, { params: { id }, body, ifMatch });
      } catch (problem) {
        throw problem instanceof ApiProblem ? atTheirLines(problem, fields) : problem;
      }
    },
    onSaved: async (answer) => {
      client.setQueryData(layoutQueries.one(id).queryKey, answer);
      // Analyses may look different everywhere; the layout itself has just been updated.
      await client.invalidateQueries({
        queryKey: analysesKey,
        predicate: ({ queryKey }) => !queryKey.includes(id),
      });
    },
    reread: async () => {
      const answer = await client.fetchQuery({ ...layoutQueries.one(id), staleTime: 0 });
      return { values: valuesOf(answer.output), etag: answer.etag };
    },
  });
  return { base, schema, saved };
}

/** Moves errors to the form's lines: the server names a field by its position. */
function atTheirLines(problem: ApiProblem, fields: readonly FieldNode[]): ApiProblem {
  for (const error of problem.errors) {
    const uid = uidAtPath(fields, error.path.split("."));
    if (uid !== undefined) error.path = `fields.${uid}`;
  }
  return problem;
}
