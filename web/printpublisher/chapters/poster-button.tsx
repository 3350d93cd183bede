import { Button, Group, Text } from "@mantine/core";
import { IconPrinter } from "@tabler/icons-react";
import { useMutation } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { printPoster } from "../../../shared/printpublisher/samples/sheets.endpoints.ts";
import { call } from "../../platform/api/call.ts";
import { notifyError } from "../../platform/notify.tsx";
import { useAccess } from "../../platform/permissions.ts";
import { problemText } from "../../platform/problem-text.ts";
import { saveBlob } from "../../platform/save-blob.ts";

/** Saves the analyses of a category as a PDF poster. */
export function PosterButton({ category, name }: { category: string; name: string }) {
  const { t } = useTranslation("printcontents");
  const mayPrint = useAccess().mayCall(printPoster);
  const print = useMutation({
    mutationFn: () => call(printPoster, { params: { category } }),
    onSuccess: (bytes) =>
      saveBlob(new Blob([new Uint8Array(bytes)], { type: "application/pdf" }), `${name}.pdf`),
    onError: (error) => notifyError(t("posterFailed"), { content: problemText(error) }),
  });
  if (!mayPrint) return null;
  return (
    <Group gap="sm">
      <Button
        size="xs"
        variant="default"
        leftSection={<IconPrinter size={15} aria-hidden />}
        loading={print.isPending}
        onClick={() => print.mutate()}
      >
        {t("poster")}
      </Button>
      <Text size="sm" c="dimmed">
        {t("posterHelp")}
      </Text>
    </Group>
  );
}
