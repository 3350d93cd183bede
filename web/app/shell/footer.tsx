import { Anchor, Group } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { useSettings } from "../../platform/startup.ts";
import classes from "./shell.module.css";

const links = { about: "/ueber", imprint: "/impressum" } as const;

/** About and imprint at the foot of every page. */
export function Footer() {
  const { t } = useTranslation("app");
  const { name } = useSettings();
  return (
    <footer className={classes.footer}>
      <span>{name}</span>
      <Group gap="lg" component="nav" aria-label={t("footer.navigation")}>
        {(["about", "imprint"] as const).map((which) => (
          <Anchor key={which} component={Link} to={links[which]} size="xs" c="dimmed">
            {t(`footer.${which}`)}
          </Anchor>
        ))}
      </Group>
    </footer>
  );
}
