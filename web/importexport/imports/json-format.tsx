import { Stack, type StackProps, Text } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { Snippet } from "../../ui/snippet.tsx";

/** A file with every key that an analysis may have; an export shows more of layouts, categories and collections. */
const example = `{
  "version": 1,
  "analyses": [
    {
      "code": "GLU",
      "name": { "de": "Glukose", "en": "Glucose" },
      "layout": "default",
      "categories": ["clinical-chemistry"],
      "collection": "materials",
      "collection_items": ["materials/serum", "materials/plasma"],
      "state": "PUBLISHED",
      "internal": false,
      "is_standalone": true,
      "list_visible": true,
      "related": ["HBA1C"],
      "fields": { "method": { "de": "Hexokinase" } }
    }
  ]
}`;

/** Description of the JSON format, with an example and the purpose of each key. */
export function JsonFormat(props: StackProps) {
  const { t } = useTranslation("importexport");
  return (
    <Stack gap={12} {...props}>
      <Text>{t("post.formatText")}</Text>
      <Snippet label={t("post.formatExample")} code={example} />
      <Text size="sm" c="dimmed">
        {t("post.formatKeys")}
      </Text>
    </Stack>
  );
}
