import { Button, Group } from "@mantine/core";
import { IconKeyboard, IconMail, IconPhone, IconSparkles, type TablerIcon } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useLocation } from "react-router";
import { useSettings } from "../../platform/startup.ts";
import { Page } from "../../ui/page.tsx";
import { Panel } from "../../ui/panel.tsx";
import { EmptyState } from "../../ui/states.tsx";
import { ActionLink } from "../../ui/way.tsx";
import { dial, unbroken } from "./contact-links.ts";
import classes from "./help.module.css";
import { useHelpMail } from "./help-mail.ts";

function Way(props: { icon: TablerIcon; title: string; text: ReactNode; action: ReactNode }) {
  return (
    <section className={classes.way}>
      <span className={classes.icon}>
        <props.icon size={22} stroke={1.5} aria-hidden />
      </span>
      <h2>{props.title}</h2>
      <p>{props.text}</p>
      {props.action}
    </section>
  );
}

const questions = ["import", "publish", "restore", "groups", "password", "embed"] as const;

/** Ways to get help: a prepared e-mail, the phone, answers to frequent questions. */
export default function HelpPage() {
  const { t } = useTranslation("help");
  const { support } = useSettings();
  const { pathname, state } = useLocation();
  const page = (state as { from?: string } | null)?.from ?? pathname;
  const mail = useHelpMail(page);
  return (
    <Page narrow title={t("title")} lead={t("lead")}>
      <div className={classes.ways}>
        {mail && (
          <Way
            icon={IconMail}
            title={t("mail.title")}
            text={t("mail.text")}
            action={
              <Button component="a" href={mail}>
                {t("mail.write")}
              </Button>
            }
          />
        )}
        {support.phone && (
          <Way
            icon={IconPhone}
            title={t("phone.title")}
            text={t("phone.text", { phone: unbroken(support.phone) })}
            action={
              <Button component="a" variant="default" href={dial(support.phone)}>
                {t("phone.call")}
              </Button>
            }
          />
        )}
        {!mail && !support.phone && (
          <Panel>
            <EmptyState title={t("none.title")} text={t("none.text")} />
          </Panel>
        )}
      </div>
      <Panel title={t("questions")} flush>
        <div className={`lb-lines ${classes.questions}`}>
          {questions.map((question) => (
            <details key={question}>
              <summary>{t(`${question}.question`)}</summary>
              <p>{t(`${question}.answer`)}</p>
            </details>
          ))}
        </div>
      </Panel>
      <Group gap={10}>
        <Button
          component={ActionLink}
          to="/tastenkuerzel"
          variant="default"
          leftSection={<IconKeyboard size={16} aria-hidden />}
        >
          {t("keyboard")}
        </Button>
        <Button
          component={ActionLink}
          to="/news"
          variant="default"
          leftSection={<IconSparkles size={16} aria-hidden />}
        >
          {t("news")}
        </Button>
      </Group>
    </Page>
  );
}
