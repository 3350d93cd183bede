import { Button, Stack } from "@mantine/core";
import { IconTrash } from "@tabler/icons-react";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { leastPictureEdge, maxProductPicture } from "../../../shared/laborshop/articles/article.ts";
import {
  type products,
  putProductPicture,
  removeProductPicture,
} from "../../../shared/laborshop/articles/articles.endpoints.ts";
import { send } from "../../platform/api/call.ts";
import { sendFile } from "../../platform/api/upload.ts";
import { FileUpload } from "../../platform/file-upload.tsx";
import { useFormat } from "../../platform/format.ts";
import { notifyError, notifySuccess } from "../../platform/notify.tsx";
import { useAccess } from "../../platform/permissions.ts";
import { problemText } from "../../platform/problem-text.ts";
import type { ReadRecord, RecordOf } from "../../platform/resource/resource.ts";
import { Notice } from "../../ui/notice.tsx";
import { Panel } from "../../ui/panel.tsx";
import classes from "./product-picture.module.css";
import { productQueries } from "./queries.ts";

const accepted = { "image/jpeg": [".jpg", ".jpeg"], "image/png": [".png"] };

/** The picture of a product, saved as soon as it is chosen or removed. */
export function ProductPicture({ read }: { read: ReadRecord<RecordOf<typeof products>> }) {
  const { t } = useTranslation("shopProducts");
  const format = useFormat();
  const client = useQueryClient();
  const editable = useAccess().mayCall(putProductPicture);
  const { id, name, picture } = read.output;
  const params = { id };
  const ifMatch = read.etag ?? undefined;
  const show = (saved: typeof read) => {
    client.setQueryData(productQueries.one(id).queryKey, saved);
    void client.invalidateQueries({ queryKey: productQueries.lists });
    void client.invalidateQueries({ queryKey: productQueries.versions(id) });
  };
  const removal = useMutation({
    mutationFn: () => send(removeProductPicture, { params, ifMatch }),
    onSuccess: (saved) => {
      show(saved);
      notifySuccess(t("pictureRemoved"));
    },
    onError: (problem) => notifyError(t("pictureNotRemoved"), { content: problemText(problem) }),
  });
  if (!picture && !editable) return null;
  return (
    <Panel title={t("picture")}>
      <Stack gap="md">
        {picture && (
          <div className={classes.shown}>
            <img className={classes.picture} src={picture.path} alt={name} />
            {editable && (
              <Button
                variant="subtle"
                color="red"
                leftSection={<IconTrash size={16} aria-hidden />}
                loading={removal.isPending}
                onClick={() => removal.mutate()}
              >
                {t("removePicture")}
              </Button>
            )}
          </div>
        )}
        {picture && picture.edge < leastPictureEdge && (
          <Notice tone="plain">
            {t("smallPicture", { edge: format.number(picture.edge), least: format.number(leastPictureEdge) })}
          </Notice>
        )}
        {editable && (
          <FileUpload
            label={t("dropPicture")}
            button={t(picture ? "replacePicture" : "choosePicture")}
            hint={t("pictureHint", {
              size: format.size(maxProductPicture),
              least: format.number(leastPictureEdge),
            })}
            accept={accepted}
            maxSize={maxProductPicture}
            send={(file, onProgress, signal) =>
              sendFile(putProductPicture, { params, file, ifMatch, onProgress, signal })
            }
            onDone={(saved) => {
              show(saved);
              notifySuccess(t("pictureSaved"));
            }}
          />
        )}
      </Stack>
    </Panel>
  );
}
