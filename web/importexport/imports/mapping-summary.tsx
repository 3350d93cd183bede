import { Anchor, Button, Stack, Text } from "@mantine/core";
import { useTranslation } from "react-i18next";
import type { Import } from "../../../shared/importexport/imports/import.ts";
import { useFormat } from "../../platform/format.ts";
import { Fact, Facts } from "../../ui/facts.tsx";
import { Panel } from "../../ui/panel.tsx";
import { Link } from "../../ui/way.tsx";

/** Number of omitted columns that are named. */
const named = 30;

/** Summary of how an import's file was read: the profile, the rows, and the columns left out. */
export function MappingSummary({ entry, onChange }: { entry: Import; onChange?: () => void }) {
  const { t } = useTranslation(["importexport", "importMapping"]);
  const format = useFormat();
  const { found: file, profile, mapping } = entry;
  const left = mapping.filter(({ target }) => target === null).map(({ column }) => column);
  return (
    <Panel
      title={t("importMapping:mapping.summary")}
      aside={
        onChange && (
          <Button variant="default" size="xs" onClick={onChange}>
            {t("importMapping:mapping.change")}
          </Button>
        )
      }
    >
      <Stack gap={8}>
        <Facts>
          {profile && (
            <Fact label={t("importMapping:readAs.profile")}>
              <Anchor component={Link} to={`/einstellungen/import/profile/${profile.id}`}>
                {profile.name}
              </Anchor>
            </Fact>
          )}
          {file && file.sheets.length > 1 && (
            <Fact
              label={t(file.kind === "json" ? "importMapping:readAs.list" : "importMapping:readAs.sheet")}
            >
              {file.sheet || t("importMapping:readAs.wholeFile")}
            </Fact>
          )}
          {entry.reading.further?.map(({ sheet, as }) => (
            <Fact key={sheet} label={t("importMapping:readAs.furtherOf", { name: sheet })}>
              {t(`importMapping:readAs.furtherAs.${as}`)}
            </Fact>
          ))}
          {file?.heading && file.heading.row > 0 && (
            <Fact label={t("importMapping:readAs.heading")}>{format.number(file.heading.row)}</Fact>
          )}
          {entry.repeated !== "refuse" && (
            <Fact label={t("importMapping:rules.repeated")}>
              {t(`importMapping:rules.repeatedOf.${entry.repeated}`)}
            </Fact>
          )}
          <Fact label={t("importMapping:mapping.columns")}>
            {t("importMapping:mapping.mapped", { count: mapping.length - left.length })}
          </Fact>
        </Facts>
        {left.length > 0 && (
          <Text>
            {t("importMapping:mapping.left", { columns: left.slice(0, named).join(", ") })}
            {left.length > named && ` ${t("importMapping:mapping.leftMore", { count: left.length - named })}`}
          </Text>
        )}
      </Stack>
    </Panel>
  );
}
