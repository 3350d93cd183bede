import { Button } from "@mantine/core";
import { useTranslation } from "react-i18next";
import type { VisibleValue } from "../../../shared/core/catalogue/visible-value.ts";
import classes from "./history.module.css";
import type { AskRollBack } from "./roll-back.tsx";

/** A button that names a version and restores one value from it, in the value's language; empty without `ask`. */
export function RestoreValue(props: {
  of: Pick<VisibleValue, "path" | "language">;
  /** The value in the reader's words. */
  name: string;
  version: number;
  ask: AskRollBack | undefined;
}) {
  const { t } = useTranslation("changes");
  const { of, name, version, ask } = props;
  if (!ask) return null;
  const path = of.language ? `${of.path}.${of.language}` : of.path;
  return (
    <Button
      size="compact-xs"
      variant="subtle"
      className={classes.restore}
      aria-label={t("restoreValueOf", { value: name, version })}
      onClick={() => ask(version, { path, name })}
    >
      {t("restoreValue", { version })}
    </Button>
  );
}
