import { IconFlask } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { materialInput } from "../../../shared/proficiency/materials/material.ts";
import { materials } from "../../../shared/proficiency/materials/materials.endpoints.ts";
import { resource } from "../../platform/resource/resource-pages.tsx";
import { NameField, named } from "../named-resource.tsx";
import { TrialTableActions } from "../tables/trial-table-actions.tsx";

function ListActions() {
  const { t } = useTranslation("trialMaterials");
  return <TrialTableActions of="materials" name={t("title")} />;
}

export const pages = resource({
  calls: materials,
  at: "/ringversuche/material",
  texts: "trialMaterials",
  ListActions,
  icon: IconFlask,
  schema: materialInput,
  Fields: ({ form }) => <NameField form={form} texts="trialMaterials" />,
  ...named("trialMaterials"),
});
