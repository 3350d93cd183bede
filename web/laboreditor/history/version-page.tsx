import { Button } from "@mantine/core";
import { IconArrowBackUp } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { useNavigate, useParams } from "react-router";
import type { Version } from "../../../shared/laboreditor/history/history.ts";
import { useFormat } from "../../platform/format.ts";
import { QueryState } from "../../platform/query-state.tsx";
import { Fact, Facts } from "../../ui/facts.tsx";
import { Page } from "../../ui/page.tsx";
import { Panel } from "../../ui/panel.tsx";
import { AuthorName } from "./author.tsx";
import { ComparisonPanel } from "./comparison-panel.tsx";
import classes from "./history.module.css";
import { usePlaceText } from "./place-text.ts";
import { addressOf, oneVersion, useShown } from "./queries.ts";
import { Mismatches, useRollBack } from "./roll-back.tsx";

function Values({ of }: { of: Version }) {
  const { t } = useTranslation("changes");
  const text = usePlaceText();
  return (
    <Panel title={t("values")}>
      <Facts>
        {of.values
          .filter((value) => value.text !== "")
          .map((value) => (
            <Fact key={`${value.path}/${value.of}/${value.language}`} label={text.value(value)}>
              <div className={classes.values} lang={value.language ?? undefined}>
                {text.shown(value, value)}
              </div>
            </Fact>
          ))}
      </Facts>
    </Panel>
  );
}

/** One version: its changes, all its values, and rolling back to it. */
export default function VersionPage() {
  const { t } = useTranslation("changes");
  const format = useFormat();
  const navigate = useNavigate();
  const shown = useShown();
  const { model, id, list } = shown;
  const hid = Math.max(1, Math.trunc(Number(useParams().hid)) || 1);
  const read = useQuery(oneVersion(shown, hid));
  const version = read.data;
  const { ask, dialog } = useRollBack(model, version, () => navigate(`${addressOf(model, false)}/${id}`));
  return (
    <Page
      back={{ to: `${list}/${id}`, label: t("versions") }}
      title={version ? `${version.name}, ${t("version", { version: hid })}` : t("version", { version: hid })}
      lead={
        version && (
          <>
            {t(`action.${version.action}`)}, {format.dateTime(version.at)},{" "}
            <AuthorName author={version.author} linked />
          </>
        )
      }
      actions={
        ask &&
        version &&
        !version.present &&
        !(version.deleted && version.action === "deleted") && (
          <Button leftSection={<IconArrowBackUp size={16} aria-hidden />} onClick={() => ask(hid)}>
            {t(version.deleted ? "rollback.restore" : "rollback.button")}
          </Button>
        )
      }
    >
      <QueryState query={read} lines={10}>
        {(found) => (
          <>
            <Mismatches mismatches={found.mismatches} />
            {hid > 1 && (
              <ComparisonPanel
                of={shown}
                newer={hid}
                older={hid - 1}
                restore={found.deleted ? undefined : ask}
              />
            )}
            <Values of={found} />
          </>
        )}
      </QueryState>
      {dialog}
    </Page>
  );
}
