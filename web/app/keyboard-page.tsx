import { Kbd, Table } from "@mantine/core";
import { Fragment } from "react";
import { useTranslation } from "react-i18next";
import { Page } from "../ui/page.tsx";
import { Panel } from "../ui/panel.tsx";

export default function KeyboardPage() {
  const { t } = useTranslation("app");
  const key = (name: "control" | "command" | "shift" | "alt" | "tab" | "enter" | "escape" | "home" | "end") =>
    t(`keyNames.${name}`);
  const or = t("keyboard.or");
  const shortcuts: [action: string, ...combinations: string[][]][] = [
    [t("keyboard.save"), [key("control"), "S"], [key("command"), "S"]],
    [t("keyboard.palette"), [key("control"), "K"], [key("command"), "K"]],
    [t("keyboard.move"), [key("shift"), "↑"], [key("shift"), "↓"]],
    [t("keyboard.search"), ["/"]],
    [t("keyboard.list"), ["↓"], ["↑"], [key("home")], [key("end")]],
    [t("keyboard.toolbar"), [key("alt"), "F10"]],
    [t("keyboard.overview"), ["?"]],
    [t("keyboard.tab"), [key("tab")]],
    [t("keyboard.enter"), [key("enter")]],
    [t("keyboard.escape"), [key("escape")]],
  ];
  return (
    <Page narrow title={t("keyboard.title")} lead={t("keyboard.lead")}>
      <Panel flush>
        <Table>
          <Table.Thead>
            <Table.Tr>
              <Table.Th>{t("keyboard.keys")}</Table.Th>
              <Table.Th>{t("keyboard.action")}</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {shortcuts.map(([action, ...combinations]) => (
              <Table.Tr key={action}>
                <Table.Td>
                  {combinations.map((keys, index) => (
                    <Fragment key={keys.join()}>
                      {index > 0 && ` ${or} `}
                      {keys.map((name, place) => (
                        <Fragment key={name}>
                          {place > 0 && " + "}
                          <Kbd>{name}</Kbd>
                        </Fragment>
                      ))}
                    </Fragment>
                  ))}
                </Table.Td>
                <Table.Td>{action}</Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </Panel>
    </Page>
  );
}
