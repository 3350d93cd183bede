import { Button, Text } from "@mantine/core";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { lazy, Suspense } from "react";
import { useTranslation } from "react-i18next";
import { useSearchParams } from "react-router";
import { getTemplate, startUpload } from "../../../shared/importexport/imports/imports.endpoints.ts";
import { useAccess } from "../../platform/permissions.ts";
import { useMaintenance } from "../../platform/startup.ts";
import { Notice } from "../../ui/notice.tsx";
import { Page } from "../../ui/page.tsx";
import { Panel } from "../../ui/panel.tsx";
import { LoadingState } from "../../ui/states.tsx";
import { ActionLink } from "../../ui/way.tsx";
import classes from "./import-run.module.css";
import { isRunning, lastImports } from "./queries.ts";
import { UploadForm } from "./upload-form.tsx";

/** Loaded lazily: shown only once a file has been sent. */
const ImportRun = lazy(async () => ({ default: (await import("./import-run.tsx")).ImportRun }));
/** Loaded lazily: shown at the end of the page. */
const Templates = lazy(() => import("./templates.tsx"));

function Steps() {
  const { t } = useTranslation("importexport");
  return (
    <Panel title={t("upload.how")}>
      <ol className={classes.steps}>
        {([1, 2, 3, 4] as const).map((step) => (
          <li key={step}>
            <strong>{t(`upload.step${step}`)}</strong>
            <Text c="dimmed" mt={2}>
              {t(`upload.step${step}Text`)}
            </Text>
          </li>
        ))}
      </ol>
    </Panel>
  );
}

function RunningHint() {
  const { t } = useTranslation("importexport");
  const { data } = useQuery(lastImports);
  const running = data?.results.find(isRunning);
  if (!running) return null;
  return (
    <Notice
      tone="new"
      title={t("upload.running")}
      actions={
        <Button
          component={ActionLink}
          to={`/einstellungen/import/upload?import=${running.id}`}
          size="xs"
          variant="default"
        >
          {t("upload.showRunning")}
        </Button>
      }
    >
      {t("upload.runningText")}
    </Notice>
  );
}

/**
 * From the file to the finished import on one page. The address names the current import, so that leaving
 * and coming back, or reloading, continues in the same place.
 */
export default function UploadPage() {
  const { t } = useTranslation("importexport");
  const access = useAccess();
  const isMaintained = useMaintenance();
  const client = useQueryClient();
  const [query, setQuery] = useSearchParams();
  const shown = query.get("import");
  const begin = (id: string) => {
    void client.invalidateQueries({ queryKey: ["importexport"] });
    setQuery({ import: id });
  };
  return (
    <Page
      narrow
      title={t("upload.title")}
      lead={t("upload.lead")}
      actions={
        shown && (
          <Button variant="default" onClick={() => setQuery({})}>
            {t("run.another")}
          </Button>
        )
      }
    >
      {shown ? (
        <Suspense fallback={<LoadingState />}>
          <ImportRun key={shown} id={shown} />
        </Suspense>
      ) : (
        <>
          <RunningHint />
          {isMaintained ? (
            <Notice tone="warn">{t("upload.readOnly")}</Notice>
          ) : !access.mayCall(startUpload) ? (
            <Notice tone="plain">{t("upload.notAllowed")}</Notice>
          ) : (
            <UploadForm onStarted={begin} />
          )}
          <Steps />
          {access.mayCall(getTemplate) && (
            <Suspense>
              <Templates />
            </Suspense>
          )}
        </>
      )}
    </Page>
  );
}
