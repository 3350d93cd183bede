import { Anchor, MultiSelect } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";

/** The certificates of a field, read-only: the module for ring trials, which manages them, is not there to offer any. */
export function CertificateInput({ label, kept }: { label: string; kept: readonly string[] }) {
  const ids = [...new Set(kept)];
  const { t } = useTranslation("editor", { keyPrefix: "field.certificates" });
  return (
    <MultiSelect
      label={label}
      disabled
      value={ids}
      data={ids}
      placeholder={kept.length === 0 ? t("none") : undefined}
      inputWrapperOrder={["label", "input", "description"]}
      description={
        <>
          {t("later")}{" "}
          <Anchor component={Link} to="/ringversuche/info" inherit>
            {t("about")}
          </Anchor>
        </>
      }
    />
  );
}
