import { Button, Text, Title } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { EntryFrame } from "./entry-frame.tsx";

/** Shown where the host belongs to no laboratory. */
export default function UnknownTenantPage() {
  const { t } = useTranslation("entry");
  return (
    <EntryFrame>
      <Title order={1}>{t("unknownTenant.title")}</Title>
      <Text mt="sm">{t("unknownTenant.text")}</Text>
      <Text c="dimmed" mt="sm">
        {t("unknownTenant.hint")}
      </Text>
      <Button mt="xl" variant="default" onClick={() => window.location.assign("/")}>
        {t("unknownTenant.retry")}
      </Button>
    </EntryFrame>
  );
}
