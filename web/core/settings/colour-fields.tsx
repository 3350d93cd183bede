import "@mantine/core/styles/ColorPicker.css";
import "@mantine/core/styles/ColorSwatch.css";
import "@mantine/core/styles/ColorInput.css";
import { ColorInput } from "@mantine/core";
import type { UseFormReturnType } from "@mantine/form";
import { IconAlertTriangle, IconCheck } from "@tabler/icons-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { hexColourSchema } from "../../../shared/core/settings/settings.ts";
import { useFormat } from "../../platform/format.ts";
import { contrast } from "../../ui/theme/palette.ts";
import classes from "./settings.module.css";

const white = "#ffffff";
/** Minimum contrast of text in WCAG 2 (AA). */
const readable = 4.5;
const swatches = ["#0b6e6e", "#1d4ed8", "#7c3aed", "#be185d", "#b45309", "#15803d", "#334155"];

interface Values {
  name: string;
  colours: { primary: string; accent: string };
}

/** The contrast between white and a colour, with a warning for hard-to-read text. */
function Contrast({ colour }: { colour: string }) {
  const { t } = useTranslation("settings");
  const format = useFormat();
  if (!hexColourSchema.safeParse(colour).success) return null;
  const ratio = contrast(colour, white);
  const good = ratio >= readable;
  const Icon = good ? IconCheck : IconAlertTriangle;
  return (
    <div className={classes.contrast} data-tone={good ? "good" : "warn"}>
      <span className={classes.samples} aria-hidden>
        <span style={{ background: colour, color: white }}>{t("sample")}</span>
        <span style={{ background: white, color: colour }}>{t("sample")}</span>
      </span>
      <span role="status">
        <Icon size={15} aria-hidden /> {t("contrast", { ratio: format.number(Math.floor(ratio * 10) / 10) })}
        {` – ${t(good ? "contrastGood" : "contrastPoor")}`}
      </span>
    </div>
  );
}

function ColourField(props: {
  form: UseFormReturnType<Values>;
  which: "primary" | "accent";
  editable: boolean;
}) {
  const { t } = useTranslation("settings");
  const { form, which, editable } = props;
  const path = `colours.${which}` as const;
  const [shown, setShown] = useState(form.getValues().colours[which]);
  form.watch(path, ({ value }) => setShown(String(value)));
  return (
    <div>
      <ColorInput
        label={t(which)}
        description={t(`${which}Hint`)}
        readOnly={!editable}
        disallowInput={!editable}
        withEyeDropper={false}
        // Report an invalid colour instead of silently resetting it.
        fixOnBlur={false}
        swatches={swatches}
        swatchesPerRow={7}
        key={form.key(path)}
        {...form.getInputProps(path)}
      />
      <Contrast colour={shown} />
    </div>
  );
}

/** The public colours, each with its contrast. */
export function ColourFields({ form, editable }: { form: UseFormReturnType<Values>; editable: boolean }) {
  const { t } = useTranslation("settings");
  return (
    <>
      <p className={classes.lead}>{t("coloursText")}</p>
      <div className={classes.colours}>
        <ColourField form={form} which="primary" editable={editable} />
        <ColourField form={form} which="accent" editable={editable} />
      </div>
    </>
  );
}
