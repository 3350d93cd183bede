import { IconCertificate } from "@tabler/icons-react";
import type { TextSources } from "../platform/i18n/i18n.ts";
import type { Manifest } from "../platform/routing/manifest.ts";

export const proficiencyTexts = {} satisfies TextSources;

/** Ring trials; their header entry tells about them until they can be opened. */
export const proficiency: Manifest = {
  areas: [
    {
      path: "ringversuche",
      title: { de: "Ringversuche", en: "Proficiency testing" },
      module: "MD_PROF",
      icon: IconCertificate,
      home: "/ringversuche/info",
      routes: [],
    },
  ],
};
