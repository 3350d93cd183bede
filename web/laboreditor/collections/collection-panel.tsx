import { Stack, Text } from "@mantine/core";
import { useQueryClient } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import * as z from "zod";
import { madeIdentifier } from "../../../shared/core/catalogue/made-key.ts";
import { collections } from "../../../shared/core/collections/collections.endpoints.ts";
import type { OutputOf } from "../../../shared/kernel/endpoint.ts";
import { localizedTextSchema } from "../../../shared/kernel/language.ts";
import { histories } from "../../../shared/laboreditor/history/history.endpoints.ts";
import { call } from "../../platform/api/call.ts";
import { isProblem } from "../../platform/api/problem.ts";
import { LocalizedInput } from "../../platform/form/localized-input.tsx";
import { filledTexts, textsIn } from "../../platform/form/localized-texts.ts";
import { useLocalized } from "../../platform/i18n/languages.ts";
import { useAccess } from "../../platform/permissions.ts";
import { problemText } from "../../platform/problem-text.ts";
import type { ReadRecord } from "../../platform/resource/resource.ts";
import { ResourceForm } from "../../platform/resource/resource-form.tsx";
import { useSettings } from "../../platform/startup.ts";
import { SidePanel } from "../../ui/dialog.tsx";
import { useGo } from "../../ui/way.tsx";
import { analysesKey } from "../editor/queries.ts";
import { restoreDeleted } from "../history/restore-deleted.ts";
import { collectionsKey } from "./queries.ts";

type Collection = OutputOf<typeof collections.read>;
const collectionInput = z.object({ name: localizedTextSchema });
const headings = ["fields", "items", "analyses"] as const;

/** Creates a collection, or renames or deletes one, beside the list. */
export function CollectionPanel(props: {
  read: ReadRecord<Collection> | null;
  /** Identifiers that are not available for a new one. */
  takenNames?: readonly string[];
  onClose: () => void;
}) {
  const { read, takenNames = [], onClose } = props;
  const { t } = useTranslation("laboreditor");
  const text = useLocalized();
  const client = useQueryClient();
  const go = useGo();
  const access = useAccess();
  const { languages } = useSettings();
  const isKnown = (heading: string): heading is (typeof headings)[number] =>
    (headings as readonly string[]).includes(heading);
  return (
    <SidePanel opened title={t(read ? "collections.edit" : "collections.new")} onClose={onClose}>
      <ResourceForm
        calls={collections}
        cacheKey={collectionsKey}
        read={read}
        schema={collectionInput}
        values={(collection) => ({ name: textsIn(languages, collection?.names ?? {}) })}
        body={({ name }) => ({
          ...(!read && {
            identifier: madeIdentifier(text(name), (candidate) => takenNames.includes(candidate)),
          }),
          name: filledTexts(name),
        })}
        label={t(read ? "collections.edit" : "collections.new")}
        onSaved={async (saved) => {
          await client.invalidateQueries({ queryKey: analysesKey });
          onClose();
          if (!read) await go(`/laboreditor/collections/${saved.output.id}`);
        }}
        deletion={
          read && {
            title: t("item.deleteTitle", { name: read.output.name }),
            text: t("collections.deleteText"),
            preflight: async () => {
              const impact = await call(collections.preflight, { params: { id: read.output.id } });
              return Object.fromEntries(
                Object.entries(impact).map(([heading, names]) => [
                  isKnown(heading) ? t(`collections.uses.${heading}`, { count: names.length }) : heading,
                  names,
                ]),
              );
            },
            ...(access.mayCall(histories.collection.rollBack) && {
              undo: () => restoreDeleted("collection", read.output.id, read.etag, client),
            }),
            describe: (problem) =>
              isProblem(problem, "conflict") ? t("collections.inUse") : problemText(problem),
            onDeleted: async () => {
              onClose();
              await go("/laboreditor/collections");
              await client.invalidateQueries({ queryKey: analysesKey });
            },
          }
        }
      >
        {({ form }) => (
          <Stack gap="md">
            <LocalizedInput form={form} path="name" label={t("collections.name")} />
            {read && (
              <Text size="sm" c="dimmed">
                {t("collections.identifierIs", { identifier: read.output.identifier })}
              </Text>
            )}
          </Stack>
        )}
      </ResourceForm>
    </SidePanel>
  );
}
