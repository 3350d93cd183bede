import { Stack, Text } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { importTokens } from "../../../shared/core/tokens/tokens.endpoints.ts";
import { getImport, postFile, startUpload } from "../../../shared/importexport/imports/imports.endpoints.ts";
import { fullPath } from "../../../shared/kernel/endpoint.ts";
import { useAccess } from "../../platform/permissions.ts";
import { Page } from "../../ui/page.tsx";
import { Panel } from "../../ui/panel.tsx";
import { Snippet } from "../../ui/snippet.tsx";
import { TokensPanel } from "../tokens/tokens-panel.tsx";
import { JsonFormat } from "./json-format.tsx";

const curl = (...lines: string[]) => lines.join(" \\\n  ");
const token = '-H "Authorization: Token IMPORT_TOKEN"';

/** Instructions for a laboratory information system that sends its directory automatically. */
export default function PostPage() {
  const { t } = useTranslation("importexport");
  const access = useAccess();
  const { origin } = window.location;
  const address = (path: string) => `"${origin}${path}"`;
  return (
    <Page narrow title={t("post.title")} lead={t("post.lead")}>
      {access.mayCall(importTokens.list) && <TokensPanel kind="import" />}
      <Panel title={t("post.small")}>
        <Stack>
          <Text>{t("post.smallText")}</Text>
          <Snippet
            label={t("post.direct")}
            code={curl(
              `curl -X POST ${address(`${fullPath(postFile)}?file=analysen.json&mode=full`)}`,
              token,
              '-H "Content-Type: application/json"',
              '-H "Idempotency-Key: 2026-11-21-1"',
              "--data-binary @analysen.json",
            )}
          />
          <Text size="sm" c="dimmed">
            {t("post.optionsText")}
          </Text>
        </Stack>
      </Panel>
      <Panel title={t("post.large")}>
        <Stack>
          <Text>{t("post.largeText")}</Text>
          <Snippet
            label={t("post.announce")}
            code={curl(
              `curl -X POST ${address(fullPath(startUpload))}`,
              token,
              '-H "Content-Type: application/json"',
              `-d '{"file":"analysen.xlsx","size":48213004,"mode":"full"}'`,
            )}
          />
          <Snippet
            label={t("post.send")}
            code={curl(
              'curl -X PUT "URL"',
              '-H "Content-Type: application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"',
              '-H "If-None-Match: *"',
              "--upload-file analysen.xlsx",
            )}
          />
        </Stack>
      </Panel>
      <Panel title={t("post.format")}>
        <JsonFormat />
      </Panel>
      <Panel title={t("post.follow")}>
        <Stack>
          <Text>{t("post.followText")}</Text>
          <Snippet
            label={t("post.status")}
            code={curl(`curl ${address(fullPath(getImport).replace("{id}", "ID"))}`, token)}
          />
        </Stack>
      </Panel>
    </Page>
  );
}
