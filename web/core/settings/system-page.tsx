import { Text } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { getSettings } from "../../../shared/core/settings/settings.endpoints.ts";
import { call } from "../../platform/api/call.ts";
import { problemText } from "../../platform/problem-text.ts";
import { Fact, Facts } from "../../ui/facts.tsx";
import { Notice } from "../../ui/notice.tsx";
import { Page, PageHeader } from "../../ui/page.tsx";
import { Panel } from "../../ui/panel.tsx";
import { QueryState } from "../../ui/query-state.tsx";

function Colour({ label, value }: { label: string; value: string }) {
  return (
    <span style={{ display: "inline-flex", alignItems: "center", gap: 8, marginRight: 20 }}>
      <span
        aria-hidden
        style={{
          width: 18,
          height: 18,
          borderRadius: 5,
          background: value,
          border: "1px solid var(--lb-line-strong)",
        }}
      />
      {label} <code>{value}</code>
    </span>
  );
}

/** The system settings, to be read. */
export default function SystemPage() {
  const { t } = useTranslation("core");
  const query = useQuery({
    queryKey: ["core", "settings"],
    queryFn: ({ signal }) => call(getSettings, { signal }),
  });
  return (
    <Page narrow>
      <PageHeader title={t("system.title")} lead={t("system.lead")} />
      <QueryState query={query} describe={problemText}>
        {(settings) => (
          <>
            <Panel title={t("system.lab")}>
              <Facts>
                <Fact label={t("system.name")}>{settings.name}</Fact>
                <Fact label={t("system.languages")}>
                  {settings.languages
                    .map((language, place) =>
                      place === 0
                        ? `${t(`languages.${language}`)} (${t("system.main")})`
                        : t(`languages.${language}`),
                    )
                    .join(", ")}
                </Fact>
                <Fact label={t("system.support")}>
                  {[settings.support.email, settings.support.phone].filter(Boolean).join(" · ") ||
                    t("system.none")}
                </Fact>
                <Fact label={t("system.environment")}>{settings.environment}</Fact>
              </Facts>
            </Panel>
            <Panel title={t("system.look")}>
              <Facts>
                <Fact label={t("system.logo")}>
                  {settings.logo ? (
                    <img src={settings.logo} alt={settings.name} style={{ maxHeight: 48, maxWidth: 220 }} />
                  ) : (
                    <Text c="dimmed">{t("system.noLogo")}</Text>
                  )}
                </Fact>
                <Fact label={t("system.colours")}>
                  <Colour label={t("system.primary")} value={settings.colours.primary} />
                  <Colour label={t("system.accent")} value={settings.colours.accent} />
                </Fact>
              </Facts>
            </Panel>
            <Notice tone="plain">{t("system.readOnly")}</Notice>
          </>
        )}
      </QueryState>
    </Page>
  );
}
