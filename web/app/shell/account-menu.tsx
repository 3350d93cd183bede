import { Menu, Stack, Text, UnstyledButton, useMantineColorScheme } from "@mantine/core";
import { IconChevronDown, IconKeyboard, IconLogout, IconSettings, IconUserCircle } from "@tabler/icons-react";
import { useQueryClient } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { uiLanguages } from "../../../shared/kernel/ui-language.ts";
import { chooseLanguage } from "../../platform/i18n/i18n.ts";
import { ownNameOf } from "../../platform/i18n/language.ts";
import type { CurrentUser } from "../../platform/startup.ts";
import { ActionLink } from "../../ui/way.tsx";
import classes from "./header.module.css";

const schemes = ["light", "dark", "auto"] as const;

/** Menu for the account, settings, language, colour scheme and log-out. */
export function AccountMenu({ user }: { user: CurrentUser }) {
  const { t, i18n } = useTranslation("app");
  const client = useQueryClient();
  const { colorScheme, setColorScheme } = useMantineColorScheme({ keepTransitions: true });
  return (
    <Menu position="bottom-end" width={280} radius="md" shadow="md">
      <Menu.Target>
        <UnstyledButton className={classes.account} aria-label={t("account.menu", { name: user.username })}>
          <span className={classes.initials} data-initials={user.username.slice(0, 2)} aria-hidden />
          <span className={classes.accountName}>{user.username}</span>
          <IconChevronDown size={14} aria-hidden />
        </UnstyledButton>
      </Menu.Target>
      <Menu.Dropdown>
        <Stack gap={0} px={12} py={8}>
          <Text fw={600}>{user.username}</Text>
          <Text size="xs" c="dimmed" truncate>
            {user.email}
          </Text>
        </Stack>
        <Menu.Divider />
        <Menu.Item
          component={ActionLink}
          to={`/einstellungen/konten/${user.id}`}
          leftSection={<IconUserCircle size={16} />}
        >
          {t("account.own")}
        </Menu.Item>
        <Menu.Item component={ActionLink} to="/einstellungen" leftSection={<IconSettings size={16} />}>
          {t("account.settings")}
        </Menu.Item>
        <Menu.Item component={ActionLink} to="/tastenkuerzel" leftSection={<IconKeyboard size={16} />}>
          {t("account.keyboard")}
        </Menu.Item>
        <Menu.Divider />
        <Menu.Label>{t("account.language")}</Menu.Label>
        <Menu.RadioGroup
          value={i18n.resolvedLanguage ?? "en"}
          onChange={(language) => {
            const chosen = uiLanguages.find((each) => each === language);
            // Cached data is in the previous content language.
            if (chosen) void chooseLanguage(chosen).then(() => client.invalidateQueries());
          }}
        >
          {uiLanguages.map((language) => (
            <Menu.RadioItem key={language} value={language} lang={language}>
              {ownNameOf(language)}
            </Menu.RadioItem>
          ))}
        </Menu.RadioGroup>
        <Menu.Label>{t("account.scheme")}</Menu.Label>
        <Menu.RadioGroup
          value={colorScheme}
          onChange={(value) => setColorScheme(schemes.find((each) => each === value) ?? "auto")}
        >
          {schemes.map((scheme) => (
            <Menu.RadioItem key={scheme} value={scheme}>
              {t(`account.${scheme}`)}
            </Menu.RadioItem>
          ))}
        </Menu.RadioGroup>
        <Menu.Divider />
        <Menu.Item component={ActionLink} to="/logout" leftSection={<IconLogout size={16} />}>
          {t("account.logout")}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
