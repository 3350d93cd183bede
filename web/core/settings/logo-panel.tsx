import { Button, Group } from "@mantine/core";
import { IconTrash } from "@tabler/icons-react";
import { useMutation } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { maxLogo, putLogo, removeLogo } from "../../../shared/core/settings/settings.endpoints.ts";
import type { Settings } from "../../../shared/core/settings/settings.ts";
import { send } from "../../platform/api/call.ts";
import { isProblem } from "../../platform/api/problem.ts";
import { sendFile } from "../../platform/api/upload.ts";
import { FileUpload } from "../../platform/file-upload.tsx";
import { useFormat } from "../../platform/format.ts";
import { notifyError, notifySuccess } from "../../platform/notify.tsx";
import { problemText } from "../../platform/problem-text.ts";
import type { ReadRecord } from "../../platform/resource/resource.ts";
import { Panel } from "../../ui/panel.tsx";
import classes from "./settings.module.css";

const accepted = {
  "image/jpeg": [".jpg", ".jpeg"],
  "image/png": [".png"],
  "image/svg+xml": [".svg"],
};

export type ReadSettings = ReadRecord<Settings>;

/** The logo on light and dark ground; replacing or removing it takes effect at once. */
export function LogoPanel(props: {
  read: ReadSettings;
  editable: boolean;
  onSaved: (saved: ReadSettings) => void;
}) {
  const { t } = useTranslation("settings");
  const format = useFormat();
  const { read, editable, onSaved } = props;
  const { logo, name } = read.output;
  const ifMatch = read.etag ?? undefined;
  const removal = useMutation({
    mutationFn: () => send(removeLogo, { ifMatch }),
    onSuccess: (saved) => {
      onSaved(saved);
      notifySuccess(t("logoRemoved"));
    },
    onError: (problem) => notifyError(t("logoNotRemoved"), { content: problemText(problem) }),
  });
  return (
    <Panel title={t("logo")}>
      {logo ? (
        <Group mb={editable ? "md" : 0} align="center">
          <div className={classes.ground} data-ground="light">
            <img src={logo} alt={t("logoOf", { name })} />
          </div>
          <div className={classes.ground} data-ground="dark">
            <img src={logo} alt="" data-logo />
          </div>
          {editable && (
            <Button
              variant="subtle"
              color="red"
              leftSection={<IconTrash size={16} aria-hidden />}
              loading={removal.isPending}
              onClick={() => removal.mutate()}
            >
              {t("removeLogo")}
            </Button>
          )}
        </Group>
      ) : (
        <p className={classes.lead}>{t("noLogo")}</p>
      )}
      {editable && (
        <FileUpload
          label={t("dropLogo")}
          button={t(logo ? "replaceLogo" : "chooseLogo")}
          hint={t("logoHint", { size: format.size(maxLogo) })}
          accept={accepted}
          maxSize={maxLogo}
          send={(file, onProgress, signal) => sendFile(putLogo, { file, ifMatch, onProgress, signal })}
          onDone={(saved) => {
            onSaved(saved);
            notifySuccess(t("logoSaved"));
          }}
          describe={(problem) => {
            if (!isProblem(problem, "unsupported_media_type", "validation_failed"))
              return problemText(problem);
            const isTooLarge = problem.errors?.some(({ code }) => code === "too_many_pixels");
            return t(isTooLarge ? "logoTooManyPixels" : "logoRefused");
          }}
        />
      )}
    </Panel>
  );
}
