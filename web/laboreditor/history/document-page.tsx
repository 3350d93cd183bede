import { Anchor, Button } from "@mantine/core";
import { IconArrowBackUp, IconPencil } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Link, useLocation, useNavigate, useParams, useSearchParams } from "react-router";
import { useAccess } from "../../platform/permissions.ts";
import { problemText } from "../../platform/problem-text.ts";
import { DetailPage } from "../../ui/detail-page.tsx";
import { Notice } from "../../ui/notice.tsx";
import { QueryState } from "../../ui/query-state.tsx";
import { ComparisonPanel } from "./comparison-panel.tsx";
import { historyCalls, modelOf } from "./models.ts";
import { oneVersion, versionsPage } from "./queries.ts";
import { RollBackDialog, type Wanted } from "./roll-back.tsx";
import { VersionList } from "./version-list.tsx";

/** The history of one document: its versions, comparing any two of them, restoring single fields. */
export default function DocumentPage() {
  const { t } = useTranslation("changes");
  const navigate = useNavigate();
  const access = useAccess();
  const { model: named, id = "" } = useParams();
  const model = modelOf(named);
  const deleted = useLocation().pathname.includes("/deleted/");
  const [query, setQuery] = useSearchParams();
  const [wanted, setWanted] = useState<Wanted | null>(null);
  const versions = useQuery(versionsPage(model, id, deleted, 0));
  const newest = versions.data?.results[0]?.hid ?? 0;
  // A deleted document's newest version is the deletion: show the one before.
  const last = deleted ? newest - 1 : newest;
  const read = useQuery({ ...oneVersion(model, id, Math.max(1, last), deleted), enabled: newest > 0 });
  const [newer, older] = (query.get("compare") ?? "").split("-").map(Number);
  const list = `/laboreditor/history/${model}${deleted ? "/deleted" : ""}`;
  const may = access.mayCall(historyCalls(model).rollBack);
  return (
    <DetailPage
      wide
      back={{ to: list, label: t(deleted ? "shown.deleted" : `models.${model}`) }}
      title={read.data?.name ?? t("title")}
      lead={
        read.data &&
        (read.data.collection ? `${read.data.collection}/${read.data.identifier}` : read.data.identifier)
      }
      actions={
        deleted ? (
          may &&
          read.data && (
            <Button
              leftSection={<IconArrowBackUp size={16} aria-hidden />}
              onClick={() =>
                setWanted({
                  hid: last,
                  newest,
                  deleted,
                  field: null,
                  mismatches: read.data?.mismatches ?? [],
                })
              }
            >
              {t("rollback.restore")}
            </Button>
          )
        ) : model === "analysis" ? (
          <Button
            component={Link}
            variant="default"
            to={`/laboreditor/analyse/${id}`}
            leftSection={<IconPencil size={16} aria-hidden />}
          >
            {t("edit")}
          </Button>
        ) : null
      }
    >
      {read.data && deleted !== read.data.deleted && (
        <Notice tone="plain">
          <Anchor component={Link} to={`/laboreditor/history/${model}/${deleted ? "" : "deleted/"}${id}`}>
            {t(deleted ? "isThereAgain" : "isDeletedNow")}
          </Anchor>
        </Notice>
      )}
      {newer && older ? (
        <ComparisonPanel
          model={model}
          id={id}
          newer={newer}
          older={older}
          onClose={() => setQuery({}, { replace: true })}
          restore={
            may && !deleted
              ? (field, hid) => setWanted({ hid, newest, deleted: false, field, mismatches: [] })
              : undefined
          }
        />
      ) : null}
      <QueryState query={versions} describe={problemText} lines={8}>
        {() => (
          <VersionList
            model={model}
            id={id}
            deleted={deleted}
            place={`${list}/${id}`}
            onCompare={(one, other) => setQuery({ compare: `${one}-${other}` })}
          />
        )}
      </QueryState>
      {wanted && (
        <RollBackDialog
          model={model}
          id={id}
          wanted={wanted}
          onClose={() => setWanted(null)}
          onDone={() => {
            setQuery({}, { replace: true });
            if (deleted) void navigate(`/laboreditor/history/${model}/${id}`, { replace: true });
          }}
        />
      )}
    </DetailPage>
  );
}
