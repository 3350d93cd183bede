import { ActionIcon, Menu } from "@mantine/core";
import {
  IconHelpCircle,
  IconKeyboard,
  IconLifebuoy,
  IconMail,
  IconPhone,
  IconSparkles,
} from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { useLocation } from "react-router";
import { dial } from "../../core/help/contact-links.ts";
import { useHelpMail } from "../../core/help/help-mail.ts";
import { useUnreadNews } from "../../core/news/queries.ts";
import { useSettings } from "../../platform/startup.ts";
import { StateTag } from "../../ui/figures.tsx";
import { ActionLink } from "../../ui/way.tsx";
import classes from "./header.module.css";

/** Ways to get help: a prepared e-mail, the phone, answers, news, the keyboard page. */
export function HelpMenu() {
  const { t } = useTranslation("app");
  const { support } = useSettings();
  const { pathname, search } = useLocation();
  const page = pathname + search;
  const mail = useHelpMail(page);
  const unread = useUnreadNews();
  return (
    <Menu position="bottom-end" width={270} radius="md" shadow="md">
      <Menu.Target>
        <ActionIcon
          variant="subtle"
          color="gray"
          size="lg"
          className={classes.help}
          data-unread={unread > 0 || undefined}
          aria-label={unread > 0 ? t("help.labelUnread", { count: unread }) : t("help.label")}
        >
          <IconLifebuoy size={20} stroke={1.6} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Label>{t("help.label")}</Menu.Label>
        {mail && (
          <Menu.Item component="a" href={mail} leftSection={<IconMail size={16} />}>
            {t("help.mail")}
          </Menu.Item>
        )}
        {support.phone && (
          <Menu.Item component="a" href={dial(support.phone)} leftSection={<IconPhone size={16} />}>
            {t("help.phone", { phone: support.phone })}
          </Menu.Item>
        )}
        <Menu.Item
          component={ActionLink}
          to="/hilfe"
          state={{ from: page }}
          leftSection={<IconHelpCircle size={16} />}
        >
          {t("help.page")}
        </Menu.Item>
        <Menu.Item
          component={ActionLink}
          to="/news"
          leftSection={<IconSparkles size={16} />}
          rightSection={unread > 0 && <StateTag tone="new">{t("help.unread", { count: unread })}</StateTag>}
        >
          {t("help.news")}
        </Menu.Item>
        <Menu.Item component={ActionLink} to="/tastenkuerzel" leftSection={<IconKeyboard size={16} />}>
          {t("account.keyboard")}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
