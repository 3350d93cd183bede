import { Button, Group, Text } from "@mantine/core";
import { IconMail, IconPhone } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { Link, useLocation } from "react-router";
import type { ModuleKey } from "../../../shared/kernel/modules.ts";
import { useAccess } from "../../platform/permissions.ts";
import { useSettings } from "../../platform/startup.ts";
import { StateTag } from "../../ui/figures.tsx";
import { Notice } from "../../ui/notice.tsx";
import { Page } from "../../ui/page.tsx";
import { Panel } from "../../ui/panel.tsx";
import { dial, mailTo } from "../help/contact-links.ts";
import classes from "./info.module.css";

/** The texts of each module; `home` is missing while a module is being prepared. */
const modules = {
  laboreditor: { key: "MD_EDITOR", name: "LaborEditor", home: "/laboreditor/analyse" },
  webpublisher: { key: "MD_WEB", name: "WebPublisher", home: "/webpublisher" },
  printpublisher: { key: "MD_PRINT", name: "PrintPublisher", home: "/printpublisher/veroeffentlichen" },
  laborshop: { key: "MD_SHOP", name: "LaborShop", home: null },
  ringversuche: { key: "MD_PROF", name: null, home: "/ringversuche/parameter" },
} as const satisfies Record<string, { key: ModuleKey; name: string | null; home: string | null }>;
type ModuleId = keyof typeof modules;

function Contact({ module, booked }: { module: string; booked: boolean }) {
  const { t } = useTranslation("modules");
  const { name, support } = useSettings();
  const subject = t(booked ? "questionSubject" : "subject", { module, lab: name });
  return (
    <Panel title={t("contact")}>
      <p className={classes.contact}>{t(booked ? "contactBooked" : "askText")}</p>
      <Group gap="sm">
        {support.email && (
          <Button
            component="a"
            variant={booked ? "default" : "filled"}
            href={mailTo(support.email, subject)}
            leftSection={<IconMail size={16} aria-hidden />}
          >
            {t(booked ? "question" : "ask")}
          </Button>
        )}
        {support.phone && (
          <Button
            component="a"
            variant="default"
            href={dial(support.phone)}
            leftSection={<IconPhone size={16} aria-hidden />}
          >
            {t("call", { phone: support.phone })}
          </Button>
        )}
        {!support.email && !support.phone && <Text c="dimmed">{t("noContact")}</Text>}
      </Group>
    </Panel>
  );
}

/** Says what a module is for, whether it is booked, and how to get it. */
export default function InfoPage() {
  const { t } = useTranslation("modules");
  const { pathname } = useLocation();
  const access = useAccess();
  const id = (pathname.split("/")[1] ?? "laboreditor") as ModuleId;
  const module = modules[id];
  const name = module.name ?? t("ringversuche.name");
  const booked = access.booked(module.key);
  return (
    <Page narrow>
      <div className={classes.hero}>
        <Group gap="sm">
          <span className={classes.module}>{name}</span>
          <StateTag tone={booked ? (module.home ? "good" : "new") : "plain"}>
            {booked ? t(module.home ? "booked" : "preparing") : t("notBooked")}
          </StateTag>
        </Group>
        <h1>{t(`${id}.claim`)}</h1>
        <p>{t(`${id}.lead`)}</p>
        {booked && module.home && (
          <Button component={Link} to={module.home} size="md">
            {t("open")}
          </Button>
        )}
      </div>
      <Panel title={t("what")}>
        <ul className={classes.points}>
          {(["a", "b", "c", "d"] as const).map((point) => (
            <li key={point}>
              <strong>{t(`${id}.points.${point}.title`)}</strong>
              <p>{t(`${id}.points.${point}.text`)}</p>
            </li>
          ))}
        </ul>
      </Panel>
      <Panel title={t(`${id}.why.title`)}>
        <ol className={classes.why}>
          {(["a", "b", "c"] as const).map((reason) => (
            <li key={reason}>
              <strong>{t(`${id}.why.${reason}.title`)}</strong>
              <p>{t(`${id}.why.${reason}.text`)}</p>
            </li>
          ))}
        </ol>
      </Panel>
      {booked && !module.home && <Notice tone="new">{t("preparingText")}</Notice>}
      <Contact module={name} booked={booked} />
    </Page>
  );
}
