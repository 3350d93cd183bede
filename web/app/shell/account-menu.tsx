import { Menu, SegmentedControl, Text, UnstyledButton, useMantineColorScheme } from "@mantine/core";
import { IconChevronDown, IconKeyboard, IconLogout, IconSettings, IconUserCircle } from "@tabler/icons-react";
import { useQueryClient } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { uiLanguages } from "../../../shared/kernel/language.ts";
import { chooseLanguage } from "../../platform/i18n/i18n.ts";
import type { CurrentUser } from "../../platform/startup.ts";
import classes from "./shell.module.css";

const languageNames = { de: "Deutsch", en: "English" } as const;

/** The account, the settings, language and colour scheme, and the way out. */
export function AccountMenu({ user }: { user: CurrentUser }) {
  const { t, i18n } = useTranslation("app");
  const client = useQueryClient();
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  return (
    <Menu position="bottom-end" width={280} radius="md" shadow="md">
      <Menu.Target>
        <UnstyledButton className={classes.account} aria-label={t("account.menu", { name: user.username })}>
          <span className={classes.initials} aria-hidden>
            {user.username.slice(0, 2)}
          </span>
          <span className={classes.accountName}>{user.username}</span>
          <IconChevronDown size={14} aria-hidden />
        </UnstyledButton>
      </Menu.Target>
      <Menu.Dropdown>
        <div className={classes.accountHead}>
          <Text fw={600}>{user.username}</Text>
          <Text size="xs" c="dimmed" truncate>
            {user.email}
          </Text>
        </div>
        <Menu.Divider />
        <Menu.Item
          component={Link}
          to={`/einstellungen/konten/${user.id}`}
          leftSection={<IconUserCircle size={16} />}
        >
          {t("account.own")}
        </Menu.Item>
        <Menu.Item component={Link} to="/einstellungen" leftSection={<IconSettings size={16} />}>
          {t("account.settings")}
        </Menu.Item>
        <Menu.Item component={Link} to="/tastenkuerzel" leftSection={<IconKeyboard size={16} />}>
          {t("account.keyboard")}
        </Menu.Item>
        <Menu.Divider />
        <div className={classes.accountChoice}>
          <Text size="xs" c="dimmed" id="choose-language">
            {t("account.language")}
          </Text>
          <SegmentedControl
            fullWidth
            size="xs"
            aria-labelledby="choose-language"
            value={i18n.resolvedLanguage ?? "en"}
            data={uiLanguages.map((language) => ({ value: language, label: languageNames[language] }))}
            onChange={(language) => {
              const wanted = uiLanguages.find((each) => each === language);
              // What was read is in the former content language.
              if (wanted) void chooseLanguage(wanted).then(() => client.invalidateQueries());
            }}
          />
          <Text size="xs" c="dimmed" id="choose-scheme">
            {t("account.scheme")}
          </Text>
          <SegmentedControl
            fullWidth
            size="xs"
            aria-labelledby="choose-scheme"
            value={colorScheme}
            data={(["light", "dark", "auto"] as const).map((value) => ({
              value,
              label: t(`account.${value}`),
            }))}
            onChange={(value) => setColorScheme(value as "light" | "dark" | "auto")}
          />
        </div>
        <Menu.Divider />
        <Menu.Item component={Link} to="/logout" leftSection={<IconLogout size={16} />}>
          {t("account.logout")}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
