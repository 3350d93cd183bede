import { IconTestPipe } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { parameterInput } from "../../../shared/proficiency/parameters/parameter.ts";
import { parameters } from "../../../shared/proficiency/parameters/parameters.endpoints.ts";
import { resource } from "../../platform/resource/resource-pages.tsx";
import { NameField, named } from "../named-resource.tsx";
import { TrialTableActions } from "../tables/trial-table-actions.tsx";

function ListActions() {
  const { t } = useTranslation("trialParameters");
  return <TrialTableActions of="parameters" name={t("title")} />;
}

export const pages = resource({
  calls: parameters,
  at: "/ringversuche/parameter",
  texts: "trialParameters",
  ListActions,
  icon: IconTestPipe,
  schema: parameterInput,
  Fields: ({ form }) => <NameField form={form} texts="trialParameters" />,
  ...named("trialParameters"),
});
