import "../ui/theme/all.ts";
import { Button, Modal, Stack, Text } from "@mantine/core";
import { useTranslation } from "react-i18next";

/** Tells of a new version or of a lost connection; neither can be closed, both end in a reload. */
export default function VersionModal({ finding }: { finding: "newer" | "no-connection" }) {
  const { t } = useTranslation("app");
  const texts =
    finding === "newer"
      ? { title: t("newVersion.title"), text: t("newVersion.text"), button: t("newVersion.activate") }
      : { title: t("noConnection.title"), text: t("noConnection.text"), button: t("noConnection.retry") };
  return (
    <Modal
      opened
      onClose={() => undefined}
      title={texts.title}
      withCloseButton={false}
      closeOnEscape={false}
      closeOnClickOutside={false}
    >
      <Stack>
        <Text>{texts.text}</Text>
        <Button data-autofocus onClick={() => window.location.reload()}>
          {texts.button}
        </Button>
      </Stack>
    </Modal>
  );
}
