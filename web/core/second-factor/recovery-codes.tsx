import { Button, Group, Stack } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { Notice } from "../../ui/notice.tsx";
import { Snippet } from "../../ui/snippet.tsx";

/** The recovery codes, which are shown only once. */
export function RecoveryCodes({ codes, onKept }: { codes: readonly string[]; onKept: () => void }) {
  const { t } = useTranslation("secondFactor");
  const text = codes.map((code) => code.replace(/(....)(?=.)/g, "$1-")).join("\n");
  return (
    <Stack>
      <Notice tone="plain">{t("codesText")}</Notice>
      <Snippet label={t("codes")} code={text} />
      <Group>
        <Button onClick={onKept}>{t("codesKept")}</Button>
      </Group>
    </Stack>
  );
}
