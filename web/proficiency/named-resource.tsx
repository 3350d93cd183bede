import { useTranslation } from "react-i18next";
import type * as z from "zod";
import type { parameterInput } from "../../shared/proficiency/parameters/parameter.ts";
import { TranslatedText, translationValues } from "../platform/form/translated-text.tsx";
import type { SaveForm } from "../platform/form/use-save-form.ts";
import { OwnName } from "../platform/own-names.tsx";
import { Panel } from "../ui/panel.tsx";

type Context = "trialParameters" | "trialMaterials" | "trialCategories" | "trialTags";
type Named = z.output<typeof parameterInput>;

/** The only field of such a resource. */
export function NameField(props: { form: SaveForm<typeof parameterInput>["form"]; texts: Context }) {
  const { form, texts } = props;
  const { t } = useTranslation(texts);
  return (
    <Panel>
      <TranslatedText form={form} field="name" label={t("name")} required maxLength={200} />
    </Panel>
  );
}

/** Common description of the module's resources that consist of a unique name. */
export const named = (texts: Context) => ({
  ownNames: true as const,
  name: ({ name }: Named) => name,
  values: (record: Named | null) => ({
    name: record?.name ?? "",
    translations: translationValues(record, ["name"]),
  }),
  useColumns: () => {
    const { t } = useTranslation(texts);
    return [
      {
        key: "name",
        label: t("name"),
        width: "1fr",
        phone: "title" as const,
        sortable: true,
        cell: ({ name }: Named) => <OwnName>{name}</OwnName>,
      },
    ];
  },
  useForm: () => {
    const { t } = useTranslation(texts);
    return { messages: { "name:already_exists": t("taken") } };
  },
});
