import { Button } from "@mantine/core";
import { IconCopy } from "@tabler/icons-react";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { copyProduct } from "../../../shared/laborshop/articles/articles.endpoints.ts";
import { call, newIdempotencyKey } from "../../platform/api/call.ts";
import { notifyError, notifySuccess } from "../../platform/notify.tsx";
import { useAccess } from "../../platform/permissions.ts";
import { problemText } from "../../platform/problem-text.ts";
import { useGo } from "../../ui/way.tsx";
import { productQueries, productsAt } from "./queries.ts";

/** Copies a product and opens the copy. Its variants are hidden until somebody has checked them. */
export function CopyProduct({ id, name }: { id: string; name: string }) {
  const { t } = useTranslation("shopProducts");
  const go = useGo();
  const client = useQueryClient();
  const copying = useMutation({
    mutationFn: () =>
      call(copyProduct, {
        params: { id },
        body: { name: t("copyOf", { name: name.slice(0, 180) }) },
        idempotencyKey: newIdempotencyKey(),
      }),
    onSuccess: async (copy) => {
      await client.invalidateQueries({ queryKey: productQueries.lists });
      notifySuccess(t("copied"), { content: t("copiedText") });
      await go(`${productsAt}/${copy.id}`);
    },
    onError: (problem) => notifyError(t("copyFailed"), { content: problemText(problem) }),
  });
  if (!useAccess().mayCall(copyProduct)) return null;
  return (
    <Button
      variant="default"
      leftSection={<IconCopy size={16} aria-hidden />}
      loading={copying.isPending}
      onClick={() => copying.mutate()}
    >
      {t("copy")}
    </Button>
  );
}
