import { Button, Group, Stack, Text } from "@mantine/core";
import { IconDownload } from "@tabler/icons-react";
import { useMutation } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { getTemplate, templateFormats } from "../../../shared/importexport/imports/imports.endpoints.ts";
import { call } from "../../platform/api/call.ts";
import { notifyError } from "../../platform/notify.tsx";
import { problemText } from "../../platform/problem-text.ts";
import { Panel } from "../../ui/panel.tsx";
import { JsonFormat } from "./json-format.tsx";

/** Files to fill in, with the fields of the laboratory's own layout, and a description of the JSON format. */
export default function Templates() {
  const { t } = useTranslation(["importexport", "importMapping"]);
  const download = useMutation({
    mutationFn: (format: (typeof templateFormats)[number]) => call(getTemplate, { query: { format } }),
    onSuccess: ({ url }) => window.location.assign(url),
    onError: (error) => notifyError(t("run.downloadFailed"), { content: problemText(error) }),
  });
  return (
    <Panel title={t("importMapping:template.title")}>
      <Stack gap={14}>
        <Text c="dimmed">{t("importMapping:template.text")}</Text>
        <Group gap={10}>
          {templateFormats.map((format) => (
            <Button
              key={format}
              variant="default"
              leftSection={<IconDownload size={16} aria-hidden />}
              loading={download.isPending && download.variables === format}
              onClick={() => download.mutate(format)}
            >
              {t(`importMapping:template.${format}`)}
            </Button>
          ))}
        </Group>
        <details>
          <summary>{t("post.format")}</summary>
          <JsonFormat mt={12} />
        </details>
      </Stack>
    </Panel>
  );
}
