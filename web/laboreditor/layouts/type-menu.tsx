import { Button, Menu } from "@mantine/core";
import { IconPlus } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import type { FieldType } from "../../../shared/core/catalogue/field.ts";
import { iconOf, typeGroups } from "../../platform/field-type-texts.ts";
import classes from "./layouts.module.css";

/** Adds a field of a chosen type. */
export function TypeMenu({
  label,
  main,
  onAdd,
}: {
  label: string;
  main?: boolean;
  onAdd: (type: FieldType) => void;
}) {
  const { t } = useTranslation("layouts");
  return (
    <Menu
      position="bottom-start"
      width={360}
      withinPortal
      // In the page's landmark, but above the bar with the save button.
      portalProps={{ target: "#content" }}
    >
      <Menu.Target>
        <Button
          size={main ? "sm" : "xs"}
          variant={main ? "light" : "subtle"}
          leftSection={<IconPlus size={15} aria-hidden />}
        >
          {label}
        </Button>
      </Menu.Target>
      <Menu.Dropdown className={classes.menu}>
        {typeGroups.flatMap(({ types }) =>
          types.map((type) => {
            const Icon = iconOf(type);
            return (
              <Menu.Item key={type} leftSection={<Icon size={18} aria-hidden />} onClick={() => onAdd(type)}>
                {t(`types.${type}`)}
                <small className={classes.typeHelp}>{t(`typeHelp.${type}`)}</small>
              </Menu.Item>
            );
          }),
        )}
      </Menu.Dropdown>
    </Menu>
  );
}
