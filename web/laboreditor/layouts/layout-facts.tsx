import { Checkbox } from "@mantine/core";
import type { UseFormReturnType } from "@mantine/form";
import { useTranslation } from "react-i18next";
import type * as z from "zod";
import type { LayoutOutput } from "../../../shared/laboreditor/layouts/layout.ts";
import { LocalizedInput } from "../../platform/form/localized-input.tsx";
import { useFormat } from "../../platform/format.ts";
import { Panel } from "../../ui/panel.tsx";
import type { layoutValues } from "./layout-values.ts";
import classes from "./layouts.module.css";

/** The name of a layout, and where it is used. */
export function LayoutFacts(props: {
  layout: LayoutOutput;
  form: UseFormReturnType<z.input<ReturnType<typeof layoutValues>>>;
  mayChange: boolean;
}) {
  const { layout, form } = props;
  const { t } = useTranslation("layouts");
  const format = useFormat();
  return (
    <Panel>
      <div className={classes.texts}>
        <LocalizedInput form={form} path="name" label={t("name")} />
      </div>
      <div className={classes.facts}>
        <Checkbox
          label={t("default")}
          description={t(layout.is_default ? "defaultIs" : "defaultHelp")}
          disabled={layout.is_default || !props.mayChange}
          key={form.key("is_default")}
          {...form.getInputProps("is_default", { type: "checkbox" })}
        />
        <span className={classes.help}>
          {t("used", { count: layout.analyses, shown: format.number(layout.analyses) })}
          {layout.categories.length > 0 && ` · ${t("ownedBy", { categories: layout.categories.join(", ") })}`}
        </span>
      </div>
    </Panel>
  );
}
