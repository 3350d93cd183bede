import { Anchor, List, Text } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import type { BookCheck } from "../../../shared/printpublisher/chapters/book-check.ts";
import { checkBook } from "../../../shared/printpublisher/chapters/chapters.endpoints.ts";
import { useAccess } from "../../platform/permissions.ts";
import { QueryState } from "../../platform/query-state.tsx";
import { Panel } from "../../ui/panel.tsx";
import { Link } from "../../ui/way.tsx";
import { checks } from "./queries.ts";

function addressOf(place: BookCheck["place"]): string {
  switch (place.kind) {
    case "chapter":
      return `/printpublisher/inhalte/kapitel/${place.id}`;
    case "section":
      return `/printpublisher/inhalte/abschnitt/${place.id}`;
    case "template":
      return `/printpublisher/formate/${place.id}`;
    case "design":
      return "/printpublisher/gestaltung";
  }
}

/** Findings to look at before the book is published, each with a link to its place. */
export function BookChecks() {
  const { t } = useTranslation("printpublisher");
  const mayRead = useAccess().mayCall(checkBook);
  const query = useQuery({ ...checks, enabled: mayRead });
  if (!mayRead) return null;
  return (
    <Panel title={t("checks")}>
      <QueryState query={query}>
        {(warnings) =>
          warnings.length === 0 ? (
            <Text c="dimmed">{t("checksNone")}</Text>
          ) : (
            <List spacing="xs">
              {warnings.map(({ code, name, dpi, pages, place }) => (
                <List.Item key={`${code} ${addressOf(place)}`}>
                  <Anchor component={Link} to={addressOf(place)}>
                    {place.kind === "design"
                      ? t(code === "cover_low" ? "checkCover" : "checkSignature")
                      : name}
                  </Anchor>
                  <Text size="sm">{t(`check.${code}`, { name, dpi, pages })}</Text>
                </List.Item>
              ))}
            </List>
          )
        }
      </QueryState>
    </Panel>
  );
}
