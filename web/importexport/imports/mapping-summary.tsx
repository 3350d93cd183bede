import { Anchor, Button, Stack, Text } from "@mantine/core";
import { useTranslation } from "react-i18next";
import type { Import } from "../../../shared/importexport/imports/import.ts";
import { useFormat } from "../../platform/format.ts";
import { Fact, Facts } from "../../ui/facts.tsx";
import { Panel } from "../../ui/panel.tsx";
import { Link } from "../../ui/way.tsx";

/** As many columns that are left out are named. */
const named = 30;

/** How the file of an import was read: by which profile, from which rows, and which of its columns are left out. */
export function MappingSummary({ entry, onChange }: { entry: Import; onChange?: () => void }) {
  const { t } = useTranslation("importexport");
  const format = useFormat();
  const { found, profile, mapping } = entry;
  const left = mapping.filter(({ target }) => target === null).map(({ column }) => column);
  return (
    <Panel
      title={t("mapping.summary")}
      aside={
        onChange && (
          <Button variant="default" size="xs" onClick={onChange}>
            {t("mapping.change")}
          </Button>
        )
      }
    >
      <Stack gap={8}>
        <Facts>
          {profile && (
            <Fact label={t("readAs.profile")}>
              <Anchor component={Link} to={`/einstellungen/import/profile/${profile.id}`}>
                {profile.name}
              </Anchor>
            </Fact>
          )}
          {found && found.sheets.length > 1 && (
            <Fact label={t(found.kind === "json" ? "readAs.list" : "readAs.sheet")}>
              {found.sheet || t("readAs.wholeFile")}
            </Fact>
          )}
          {entry.reading.further?.map(({ sheet, as }) => (
            <Fact key={sheet} label={t("readAs.furtherOf", { name: sheet })}>
              {t(`readAs.furtherAs.${as}`)}
            </Fact>
          ))}
          {found?.heading && found.heading.row > 0 && (
            <Fact label={t("readAs.heading")}>{format.number(found.heading.row)}</Fact>
          )}
          <Fact label={t("mapping.columns")}>
            {t("mapping.mapped", { count: mapping.length - left.length })}
          </Fact>
        </Facts>
        {left.length > 0 && (
          <Text>
            {t("mapping.left", { columns: left.slice(0, named).join(", ") })}
            {left.length > named && ` ${t("mapping.leftMore", { count: left.length - named })}`}
          </Text>
        )}
      </Stack>
    </Panel>
  );
}
