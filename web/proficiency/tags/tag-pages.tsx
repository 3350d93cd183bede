import { IconTag } from "@tabler/icons-react";
import { tagInput } from "../../../shared/proficiency/tags/tag.ts";
import { tags } from "../../../shared/proficiency/tags/tags.endpoints.ts";
import { resource } from "../../platform/resource/resource-pages.tsx";
import { NameField, named } from "../named-resource.tsx";

export const pages = resource({
  calls: tags,
  at: "/ringversuche/tags",
  texts: "trialTags",
  icon: IconTag,
  schema: tagInput,
  Fields: ({ form }) => <NameField form={form} texts="trialTags" />,
  ...named("trialTags"),
});
