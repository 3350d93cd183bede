import { Anchor, Button } from "@mantine/core";
import { IconArrowBackUp, IconPencil } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { Link, useNavigate, useSearchParams } from "react-router";
import { QueryState } from "../../platform/query-state.tsx";
import { Notice } from "../../ui/notice.tsx";
import { Page } from "../../ui/page.tsx";
import { ComparisonPanel } from "./comparison-panel.tsx";
import { addressOf, oneVersion, useShown, versionsPage } from "./queries.ts";
import { useRollBack } from "./roll-back.tsx";
import { VersionList } from "./version-list.tsx";

/** The history of one document: its versions, comparing any two of them, restoring single fields. */
export default function DocumentPage() {
  const { t } = useTranslation("changes");
  const navigate = useNavigate();
  const shown = useShown();
  const { model, deleted, id, list } = shown;
  const [query, setQuery] = useSearchParams();
  const versions = useQuery(versionsPage(shown, 0));
  const newest = versions.data?.results[0]?.hid ?? 0;
  // A deleted document's newest version is the deletion: show the one before.
  const last = Math.max(1, deleted ? newest - 1 : newest);
  const { data: read } = useQuery({ ...oneVersion(shown, last), enabled: newest > 0 });
  const [newer, older] = (query.get("compare") ?? "").split("-").map(Number);
  const { ask, dialog } = useRollBack(model, read, () => {
    setQuery({}, { replace: true });
    if (deleted) void navigate(`${addressOf(model, false)}/${id}`, { replace: true });
  });
  return (
    <Page
      back={{ to: list, label: t(deleted ? "shown.deleted" : `models.${model}`) }}
      title={read?.name ?? t("title")}
      lead={read && (read.collection ? `${read.collection}/${read.identifier}` : read.identifier)}
      actions={
        deleted
          ? ask && (
              <Button leftSection={<IconArrowBackUp size={16} aria-hidden />} onClick={() => ask(last)}>
                {t("rollback.restore")}
              </Button>
            )
          : model === "analysis" && (
              <Button
                component={Link}
                variant="default"
                to={`/laboreditor/analyse/${id}`}
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
          restore={deleted ? undefined : ask}
        />
      ) : null}
      <QueryState query={versions} lines={8}>
        {() => (
          <VersionList
            of={shown}
            place={`${list}/${id}`}
            onCompare={(one, other) => setQuery({ compare: `${one}-${other}` })}
          />
        )}
      </QueryState>
      {dialog}
    </Page>
  );
}
