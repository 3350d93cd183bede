import { Anchor, Group, Stack, Text } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { getVersion } from "../../../shared/core/settings/settings.endpoints.ts";
import { call } from "../../platform/api/call.ts";
import { useSettings } from "../../platform/startup.ts";
import { Dialog } from "../../ui/dialog.tsx";
import classes from "./shell.module.css";

function About() {
  const { t } = useTranslation("app");
  const { environment } = useSettings();
  const version = useQuery({
    queryKey: ["core", "version"],
    queryFn: ({ signal }) => call(getVersion, { signal }),
  });
  return (
    <Stack gap="sm">
      <Text>{t("about.text")}</Text>
      <dl className={classes.facts}>
        <dt>{t("about.version")}</dt>
        <dd>{version.data?.version ?? "–"}</dd>
        <dt>{t("about.environment")}</dt>
        <dd>{environment}</dd>
      </dl>
      <Text size="sm" c="dimmed">
        {t("about.licences")}
      </Text>
    </Stack>
  );
}

function Imprint() {
  const { t } = useTranslation("app");
  const { name, support } = useSettings();
  return (
    <Stack gap="sm">
      <Text>
        {t("imprint.text")}
        <br />
        <strong>{name}</strong>
      </Text>
      {(support.email || support.phone) && (
        <dl className={classes.facts}>
          <dt>{t("imprint.support")}</dt>
          <dd>
            {support.email && <Anchor href={`mailto:${support.email}`}>{support.email}</Anchor>}
            {support.email && support.phone && <br />}
            {support.phone}
          </dd>
        </dl>
      )}
      <Text size="sm" c="dimmed">
        {t("imprint.note")}
      </Text>
    </Stack>
  );
}

/** About and imprint at the foot of every page. */
export function Footer() {
  const { t } = useTranslation("app");
  const { name } = useSettings();
  const [open, setOpen] = useState<"about" | "imprint" | null>(null);
  return (
    <footer className={classes.footer}>
      <span>{name}</span>
      <Group gap="lg" component="nav" aria-label={t("footer.navigation")}>
        {(["about", "imprint"] as const).map((which) => (
          <Anchor key={which} component="button" size="xs" c="dimmed" onClick={() => setOpen(which)}>
            {t(`footer.${which}`)}
          </Anchor>
        ))}
      </Group>
      <Dialog opened={open !== null} onClose={() => setOpen(null)} title={open && t(`${open}.title`)}>
        {open === "about" ? <About /> : <Imprint />}
      </Dialog>
    </footer>
  );
}
