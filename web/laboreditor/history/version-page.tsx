import { Button, Group } from "@mantine/core";
import { IconArrowBackUp, IconGitCompare } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { useParams } from "react-router";
import type { Version } from "../../../shared/laboreditor/history/history.ts";
import { SeenText } from "../../platform/compared/compared-values.tsx";
import { usePlaceText } from "../../platform/compared/place-text.ts";
import { useFormat } from "../../platform/format.ts";
import { QueryState } from "../../platform/query-state.tsx";
import { Fact, Facts } from "../../ui/facts.tsx";
import { StateTag } from "../../ui/figures.tsx";
import { Page } from "../../ui/page.tsx";
import { Panel } from "../../ui/panel.tsx";
import { ActionLink, useGo } from "../../ui/way.tsx";
import { AuthorName } from "./author.tsx";
import { ComparisonPanel } from "./comparison-panel.tsx";
import { useDocumentName } from "./document-name.ts";
import classes from "./history.module.css";
import { missingHistory } from "./missing-history.ts";
import { addressOf, oneVersion, useShown } from "./queries.ts";
import { RestoreValue } from "./restore-value.tsx";
import { type AskRollBack, Mismatches, useRollBack } from "./roll-back.tsx";

type Value = Version["values"][number];

/** Whether a value is a setting of a layout's field; there are many, and few of them are of interest. */
const isSetting = ({ path }: Value) => path.split(".").length > 2 && path.startsWith("fields.");

/** All values as readers saw them; those that differ now can be restored. */
function Values({ of, ask }: { of: Version; ask: AskRollBack | undefined }) {
  const { t } = useTranslation("changes");
  const text = usePlaceText();
  const facts = (values: readonly Value[]) => (
    <Facts>
      {values.map((value) => {
        const name = text.value(value);
        return (
          <Fact key={`${value.path}/${value.language}`} label={name}>
            <SeenText of={value} />
            <RestoreValue of={value} name={name} version={of.hid} ask={value.restorable ? ask : undefined} />
          </Fact>
        );
      })}
    </Facts>
  );
  const settings = of.values.filter(isSetting);
  return (
    <Panel title={t("values")}>
      {facts(of.values.filter((value) => !isSetting(value)))}
      {settings.length > 0 && (
        <details className={classes.settings}>
          <summary>{t("settings")}</summary>
          {facts(settings)}
        </details>
      )}
    </Panel>
  );
}

/** One version: its changes, all its values, and the rollback to it. */
export default function VersionPage() {
  const { t } = useTranslation("changes");
  const format = useFormat();
  const go = useGo();
  const shown = useShown();
  const { model, id, list } = shown;
  const nameOf = useDocumentName(model);
  const hid = Math.max(1, Math.trunc(Number(useParams().hid)) || 1);
  const read = useQuery(oneVersion(shown, hid));
  const version = read.data;
  const { ask, dialog } = useRollBack(model, version, () => go(`${addressOf(model, false)}/${id}`));
  return (
    <Page
      back={{ to: `${list}/${id}`, label: t("versions") }}
      title={
        version ? `${nameOf(version)}, ${t("version", { version: hid })}` : t("version", { version: hid })
      }
      lead={
        version && (
          <>
            {version.present && (
              <>
                <StateTag tone="good">{t("presentVersion")}</StateTag>{" "}
              </>
            )}
            {t(`action.${version.action}`)}, {format.dateTime(version.at)},{" "}
            <AuthorName author={version.author} linked />
          </>
        )
      }
      actions={
        version &&
        !version.present && (
          <Group gap="xs">
            {!version.deleted && (
              <Button
                component={ActionLink}
                variant="default"
                to={`${list}/${id}?compare=${version.newest}-${hid}`}
                leftSection={<IconGitCompare size={16} aria-hidden />}
              >
                {t("compare.present")}
              </Button>
            )}
            {ask && version.action !== "deleted" && (
              <Button leftSection={<IconArrowBackUp size={16} aria-hidden />} onClick={() => ask(hid)}>
                {t("rollback.button")}
              </Button>
            )}
          </Group>
        )
      }
    >
      <QueryState query={read} describe={missingHistory} lines={10}>
        {(record) => (
          <>
            <Mismatches mismatches={record.mismatches} />
            {hid > 1 && <ComparisonPanel of={shown} newer={hid} older={hid - 1} ask={ask} />}
            <Values of={record} ask={ask} />
          </>
        )}
      </QueryState>
      {dialog}
    </Page>
  );
}
