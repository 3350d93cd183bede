import { Button } from "@mantine/core";
import { IconArrowBackUp } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useLocation, useNavigate, useParams } from "react-router";
import type { Version } from "../../../shared/laboreditor/history/history.ts";
import { useFormat } from "../../platform/format.ts";
import { useAccess } from "../../platform/permissions.ts";
import { problemText } from "../../platform/problem-text.ts";
import { DetailPage } from "../../ui/detail-page.tsx";
import { Fact, Facts } from "../../ui/facts.tsx";
import { Panel } from "../../ui/panel.tsx";
import { QueryState } from "../../ui/query-state.tsx";
import { AuthorName } from "./author.tsx";
import { ComparisonPanel } from "./comparison-panel.tsx";
import classes from "./history.module.css";
import { historyCalls, modelOf } from "./models.ts";
import { usePlaceText } from "./place-text.ts";
import { oneVersion } from "./queries.ts";
import { Mismatches, RollBackDialog, type Wanted } from "./roll-back.tsx";

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
  const access = useAccess();
  const navigate = useNavigate();
  const { model: named, id = "", hid: number = "" } = useParams();
  const model = modelOf(named);
  const hid = Math.max(1, Math.trunc(Number(number)) || 1);
  const deleted = useLocation().pathname.includes("/deleted/");
  const read = useQuery(oneVersion(model, id, hid, deleted));
  const [wanted, setWanted] = useState<Wanted | null>(null);
  const version = read.data;
  const may = access.mayCall(historyCalls(model).rollBack);
  const place = `/laboreditor/history/${model}/${deleted ? "deleted/" : ""}${id}`;
  const goBackTo = (field: string | null, from = hid) =>
    version &&
    setWanted({
      hid: from,
      newest: version.newest,
      deleted: version.deleted,
      field,
      mismatches: field === null ? version.mismatches : [],
    });
  return (
    <DetailPage
      wide
      back={{ to: place, label: t("versions") }}
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
        version &&
        may &&
        !version.present &&
        !(version.deleted && version.action === "deleted") && (
          <Button leftSection={<IconArrowBackUp size={16} aria-hidden />} onClick={() => goBackTo(null)}>
            {t(version.deleted ? "rollback.restore" : "rollback.button")}
          </Button>
        )
      }
    >
      <QueryState query={read} describe={problemText} lines={10}>
        {(shown) => (
          <>
            <Mismatches mismatches={shown.mismatches} />
            {hid > 1 && (
              <ComparisonPanel
                model={model}
                id={id}
                newer={hid}
                older={hid - 1}
                restore={may && !shown.deleted ? (field, from) => goBackTo(field, from) : undefined}
              />
            )}
            <Values of={shown} />
          </>
        )}
      </QueryState>
      {wanted && (
        <RollBackDialog
          model={model}
          id={id}
          wanted={wanted}
          onClose={() => setWanted(null)}
          onDone={() => void navigate(`/laboreditor/history/${model}/${id}`)}
        />
      )}
    </DetailPage>
  );
}
