import { IconBuildingStore } from "@tabler/icons-react";
import type { Manifest } from "../platform/routing/manifest.ts";

/** The shop of the laboratory; its header entry tells about it until it can be opened. */
export const laborshop: Manifest = {
  areas: [
    {
      path: "laborshop",
      title: { de: "LaborShop", en: "LaborShop" },
      module: "MD_SHOP",
      icon: IconBuildingStore,
      home: "/laborshop/info",
      routes: [],
    },
  ],
};
