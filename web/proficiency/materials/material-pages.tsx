import { IconFlask } from "@tabler/icons-react";
import { materialInput } from "../../../shared/proficiency/materials/material.ts";
import { materials } from "../../../shared/proficiency/materials/materials.endpoints.ts";
import { resource } from "../../platform/resource/resource-pages.tsx";
import { NameField, named } from "../named-resource.tsx";

export const pages = resource({
  calls: materials,
  at: "/ringversuche/material",
  texts: "trialMaterials",
  icon: IconFlask,
  schema: materialInput,
  Fields: ({ form }) => <NameField form={form} texts="trialMaterials" />,
  ...named("trialMaterials"),
});
