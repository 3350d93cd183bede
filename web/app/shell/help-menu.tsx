import { ActionIcon, Menu } from "@mantine/core";
import { IconKeyboard, IconLifebuoy, IconMail, IconPhone } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { Link, useLocation } from "react-router";
import { useSettings } from "../../platform/startup.ts";

/** A ready-written e-mail to the support, naming lab and page. */
export function helpMail(to: string, subject: string, body: string): string {
  return `mailto:${to}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`;
}

/** Ways to get help: an e-mail that is begun already, the phone, the keyboard page. */
export function HelpMenu() {
  const { t } = useTranslation("app");
  const { name, support } = useSettings();
  useLocation();
  const mail = helpMail(
    support.email,
    t("help.subject", { lab: name }),
    t("help.body", { address: window.location.href }),
  );
  return (
    <Menu
      position="bottom-end"
      width={270}
      radius="md"
      shadow="md"
      withinPortal={false}
      withInitialFocusPlaceholder={false}
    >
      <Menu.Target>
        <ActionIcon variant="subtle" color="gray" size="lg" aria-label={t("help.label")}>
          <IconLifebuoy size={20} stroke={1.6} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Label>{t("help.label")}</Menu.Label>
        {support.email && (
          <Menu.Item component="a" href={mail} leftSection={<IconMail size={16} />}>
            {t("help.mail")}
          </Menu.Item>
        )}
        {support.phone && (
          <Menu.Item
            component="a"
            href={`tel:${support.phone.replaceAll(/[^+\d]/g, "")}`}
            leftSection={<IconPhone size={16} />}
          >
            {t("help.phone", { phone: support.phone })}
          </Menu.Item>
        )}
        {!support.email && !support.phone && <Menu.Item disabled>{t("help.none")}</Menu.Item>}
        <Menu.Item component={Link} to="/tastenkuerzel" leftSection={<IconKeyboard size={16} />}>
          {t("account.keyboard")}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
