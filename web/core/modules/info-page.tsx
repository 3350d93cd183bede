import { Button, Group, Text } from "@mantine/core";
import { IconMail, IconPhone } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { titleText } from "../../platform/i18n/title.ts";
import { useAccess } from "../../platform/permissions.ts";
import { type Area, isNew } from "../../platform/routing/manifest.ts";
import { useSettings } from "../../platform/startup.ts";
import { StateTag } from "../../ui/figures.tsx";
import { Page } from "../../ui/page.tsx";
import { Panel } from "../../ui/panel.tsx";
import { ActionLink } from "../../ui/way.tsx";
import { dial, mailTo } from "../help/contact-links.ts";
import classes from "./info.module.css";

type ModuleId = "laboreditor" | "webpublisher" | "printpublisher" | "laborshop" | "ringversuche";

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

/** Explains a module, whether it is booked, and how to get it. */
export function InfoPage({ area, home }: { area: Area; home: () => string | undefined }) {
  const { t } = useTranslation("modules");
  const booked = useAccess().booked(area.module);
  const id = area.path as ModuleId;
  const name = titleText(area.title);
  const first = home();
  return (
    <Page narrow>
      <div className={classes.hero}>
        <Group gap="sm">
          <span className={classes.module}>{name}</span>
          {isNew(area) && <StateTag tone="new">{t("isNew")}</StateTag>}
          <StateTag tone={booked ? "good" : "plain"}>{t(booked ? "booked" : "notBooked")}</StateTag>
        </Group>
        <h1>{t(`${id}.claim`)}</h1>
        <p>{t(`${id}.lead`)}</p>
        {first && (
          <Button component={ActionLink} to={first} size="md">
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
      <Contact module={name} booked={booked} />
    </Page>
  );
}
