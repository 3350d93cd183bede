import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { publicTexts } from "../../../shared/webpublisher/texts/public-texts.ts";
import { OwnTextsPage } from "../../embed/in-app/own-texts/own-texts.tsx";
import { firstCode } from "../config/first-code.ts";
import { webSetup } from "../config/web-setup.ts";
import { placeOf, textGroups } from "./text-groups.ts";

/** The texts of the directory. */
export default function WebTextsPage() {
  const { t } = useTranslation("webpublisher");
  const { data: code } = useQuery(firstCode);
  return (
    <OwnTextsPage
      of={webSetup}
      texts={publicTexts}
      groups={textGroups.map(({ group, keys }) => ({
        group,
        keys,
        label: t(`textGroup.${group}`),
        where: t(`textWhere.${group}`),
      }))}
      placeOf={({ group, key }) => placeOf(group, key, code ?? undefined)}
      nameOf={(setting) => t(`setting.${setting}`)}
    />
  );
}
