import { Button, CopyButton } from "@mantine/core";
import { IconCheck, IconCopy } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import classes from "./snippet.module.css";

/** A piece of code to copy; a `tall` one may have any length and is scrolled. */
export function Snippet({ label, code, tall }: { label: string; code: string; tall?: boolean }) {
  const { t } = useTranslation("ui");
  return (
    <figure className={classes.snippet}>
      <figcaption>
        <span>{label}</span>
        <CopyButton value={code}>
          {({ copied, copy }) => (
            <Button
              size="compact-xs"
              variant="subtle"
              onClick={copy}
              leftSection={copied ? <IconCheck size={14} /> : <IconCopy size={14} />}
              aria-label={`${label}: ${copied ? t("copy.copied") : t("copy.copy")}`}
            >
              {copied ? t("copy.copied") : t("copy.copy")}
            </Button>
          )}
        </CopyButton>
      </figcaption>
      <pre tabIndex={tall ? 0 : undefined} data-tall={tall || undefined}>
        <code>{code}</code>
      </pre>
    </figure>
  );
}
