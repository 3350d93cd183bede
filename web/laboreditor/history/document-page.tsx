import { Anchor, Button, Text } from "@mantine/core";
import { IconArrowBackUp, IconPencil } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useSearchParams } from "react-router";
import type { HistoryModel, VersionSummary } from "../../../shared/laboreditor/history/history.ts";
import { usePlaceText } from "../../platform/compared/place-text.ts";
import { useFormat } from "../../platform/format.ts";
import { Paged } from "../../platform/list/paged.tsx";
import { QueryState } from "../../platform/query-state.tsx";
import { StateTag, type Tone } from "../../ui/figures.tsx";
import { Notice } from "../../ui/notice.tsx";
import { Page } from "../../ui/page.tsx";
import { Panel } from "../../ui/panel.tsx";
import { ActionLink, Link, useGo } from "../../ui/way.tsx";
import { AuthorName } from "./author.tsx";
import { ComparisonPanel } from "./comparison-panel.tsx";
import { useDocumentName } from "./document-name.ts";
import classes from "./history.module.css";
import { missingHistory } from "./missing-history.ts";
import { addressOf, oneVersion, pageSize, type Shown, useShown, versionsPage } from "./queries.ts";
import { useRollBack } from "./roll-back.tsx";

const tones: Record<VersionSummary["action"], Tone> = {
  created: "good",
  changed: "plain",
  deleted: "bad",
  restored: "new",
};
/** Address of each kind's editor, if it only needs the document's id. */
const editors: Partial<Record<HistoryModel, string>> = {
  analysis: "/laboreditor/analyse",
  collection: "/laboreditor/collections",
  layout: "/laboreditor/formulare",
};
/** Number of changed places up to which they are named; beyond that, only their number is shown. */
const mostNamed = 4;

function Changes({ of }: { of: VersionSummary }) {
  const { t } = useTranslation("changes");
  const { place } = usePlaceText();
  const rest = of.changes.length - mostNamed;
  return (
    <Text size="xs" c="dimmed">
      {of.changes.slice(0, mostNamed).map(place).join(", ")}
      {rest > 0 && ` ${t("andMore", { count: rest })}`}
    </Text>
  );
}

/** The versions of one document, newest first, each with a link to its page; any two can be picked for comparison. */
function VersionList(props: {
  of: Shown;
  /** Address of the document's history. */
  place: string;
  /** The present version; null for a deleted document. */
  present: number | null;
  onCompare: (newer: number, older: number) => void;
}) {
  const { t } = useTranslation("changes");
  const format = useFormat();
  const [offset, setOffset] = useState(0);
  const [picked, setPicked] = useState<readonly number[]>([]);
  const query = useQuery(versionsPage(props.of, offset));
  const pick = (hid: number, on: boolean) =>
    // A third pick replaces the first.
    setPicked((before) => (on ? [...before.slice(-1), hid] : before.filter((each) => each !== hid)));
  const [newer, older] = [Math.max(...picked), Math.min(...picked)];
  return (
    <Panel
      flush
      title={t("versions")}
      aside={
        <Button
          size="xs"
          variant="default"
          disabled={picked.length !== 2}
          onClick={() => props.onCompare(newer, older)}
        >
          {t("compare.button")}
        </Button>
      }
    >
      <Paged query={query} pageSize={pageSize} offset={offset} onOffset={setOffset} lines={8}>
        {(results) => (
          <ol className={`lb-lines ${classes.versions}`} aria-label={t("versions")}>
            {results.map((version) => (
              <li key={version.hid}>
                <input
                  type="checkbox"
                  aria-label={t("compare.pick", { version: version.hid })}
                  checked={picked.includes(version.hid)}
                  onChange={(event) => pick(version.hid, event.currentTarget.checked)}
                />
                <div>
                  <Link to={`${props.place}/${version.hid}`} className={classes.version}>
                    {t("version", { version: version.hid })}
                  </Link>{" "}
                  <StateTag tone={tones[version.action]}>{t(`action.${version.action}`)}</StateTag>{" "}
                  {version.hid === props.present && <StateTag tone="good">{t("presentVersion")}</StateTag>}
                  <Changes of={version} />
                </div>
                <Text size="sm" ta="right">
                  <time dateTime={version.at}>{format.dateTime(version.at)}</time>
                  <br />
                  <Text span size="xs" c="dimmed">
                    <AuthorName author={version.author} linked />
                  </Text>
                </Text>
              </li>
            ))}
          </ol>
        )}
      </Paged>
    </Panel>
  );
}

/** The history of one document: its versions, comparisons of any two, and restoring single fields. */
export default function DocumentPage() {
  const shown = useShown();
  // Remount for another document, so that nothing is requested by version numbers of the former one while it loads.
  return <DocumentHistory key={`${shown.list} ${shown.id}`} shown={shown} />;
}

function DocumentHistory({ shown }: { shown: ReturnType<typeof useShown> }) {
  const { t } = useTranslation("changes");
  const go = useGo();
  const { model, deleted, id, list } = shown;
  const nameOf = useDocumentName(model);
  const [query, setQuery] = useSearchParams();
  const versions = useQuery(versionsPage(shown, 0));
  const newest = versions.data?.results[0]?.hid ?? 0;
  // The newest version of a deleted document is its deletion, so show the one before.
  const last = Math.max(1, deleted ? newest - 1 : newest);
  const { data: read } = useQuery({ ...oneVersion(shown, last), enabled: newest > 0 });
  const [newer, older] = (query.get("compare") ?? "").split("-").map(Number);
  const { ask, dialog } = useRollBack(model, read, () => {
    setQuery({}, { replace: true });
    if (deleted) void go(`${addressOf(model, false)}/${id}`, { replace: true });
  });
  return (
    <Page
      back={{ to: list, label: t(deleted ? "shown.deleted" : `models.${model}`) }}
      title={read ? nameOf(read) : t("title")}
      lead={model === "analysis" ? read?.identifier : undefined}
      actions={
        deleted
          ? ask && (
              <Button leftSection={<IconArrowBackUp size={16} aria-hidden />} onClick={() => ask(last)}>
                {t("rollback.restore")}
              </Button>
            )
          : model in editors && (
              <Button
                component={ActionLink}
                variant="default"
                to={`${editors[model]}/${id}`}
                leftSection={<IconPencil size={16} aria-hidden />}
              >
                {t("edit")}
              </Button>
            )
      }
    >
      {read && deleted !== read.deleted && (
        <Notice tone="plain">
          <Anchor component={Link} to={`${addressOf(model, !deleted)}/${id}`}>
            {t(deleted ? "isThereAgain" : "isDeletedNow")}
          </Anchor>
        </Notice>
      )}
      {newer && older ? (
        <ComparisonPanel
          of={shown}
          newer={newer}
          older={older}
          onClose={() => setQuery({}, { replace: true })}
          ask={deleted ? undefined : ask}
        />
      ) : null}
      <QueryState query={versions} describe={missingHistory} lines={8}>
        {() => (
          <VersionList
            of={shown}
            place={`${list}/${id}`}
            present={deleted ? null : newest}
            onCompare={(older, newer) => setQuery({ compare: `${older}-${newer}` })}
          />
        )}
      </QueryState>
      {dialog}
    </Page>
  );
}
