import { useTranslation } from "react-i18next";
import type { WebConfig } from "../../../shared/webpublisher/config/config.ts";
import { ConfigurationHistory } from "../../platform/configuration/configuration-history.tsx";
import { webSetup } from "./web-setup.ts";

/** The versions of the settings that a page is about. */
export function WebHistory({ settings }: { settings: readonly (keyof WebConfig)[] }) {
  const { t } = useTranslation("webpublisher");
  return (
    <ConfigurationHistory of={webSetup} settings={settings} nameOf={(setting) => t(`setting.${setting}`)} />
  );
}
