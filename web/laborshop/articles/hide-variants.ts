import { useQueryClient } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { variants } from "../../../shared/laborshop/articles/articles.endpoints.ts";
import { call } from "../../platform/api/call.ts";
import { notifySuccess } from "../../platform/notify.tsx";
import { variantQueries } from "./queries.ts";

/** Hides variants that cannot be deleted because they were ordered lately. */
export function useHideVariants() {
  const { t } = useTranslation("shopVariants");
  const client = useQueryClient();
  return async (ids: readonly string[]) => {
    for (const id of ids) await call(variants.change, { params: { id }, body: { hidden: true } });
    await client.invalidateQueries({ queryKey: variantQueries.all });
    notifySuccess(t("hiddenNow"));
  };
}
