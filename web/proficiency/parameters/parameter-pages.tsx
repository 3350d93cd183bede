import { IconTestPipe } from "@tabler/icons-react";
import { parameterInput } from "../../../shared/proficiency/parameters/parameter.ts";
import { parameters } from "../../../shared/proficiency/parameters/parameters.endpoints.ts";
import { resource } from "../../platform/resource/resource-pages.tsx";
import { NameField, named } from "../named-resource.tsx";

export const pages = resource({
  calls: parameters,
  at: "/ringversuche/parameter",
  texts: "trialParameters",
  icon: IconTestPipe,
  schema: parameterInput,
  Fields: ({ form }) => <NameField form={form} texts="trialParameters" />,
  ...named("trialParameters"),
});
