import { useDebouncedValue } from "@mantine/hooks";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { fencedCss } from "../../../shared/kernel/css/fenced-css.ts";
import { Panel } from "../../ui/panel.tsx";
import { CssEditor } from "./css-editor.tsx";
import { Beside, type WidgetAttributes, WidgetFrame } from "./widget-frame.tsx";

/** Debounce in ms, longer than a short pause between two keystrokes. */
const pause = 250;

/** The part of a form that is about `css`. */
interface CssForm {
  key: (path: "css") => string;
  watch: (path: "css", listener: (change: { value: unknown }) => void) => void;
  getInputProps: (path: "css") => {
    onChange: (text: string) => void;
    onFocus?: unknown;
    defaultValue?: unknown;
    [name: string]: unknown;
  };
}

/** A laboratory's own CSS for its widgets, beside a widget that shows it while it is typed. */
export function CssPanel(props: {
  form: unknown;
  saved: string;
  editable: boolean;
  description: string;
  attributes: WidgetAttributes;
  /** Whether the widget has a form, which nothing may cover. */
  fenced?: boolean;
}) {
  const { fenced = false } = props;
  const { saved, editable, description, attributes } = props;
  const form = props.form as CssForm;
  const { t } = useTranslation("widgets");
  const [typed, setTyped] = useState(saved);
  form.watch("css", ({ value }) => setTyped(String(value)));
  const [css] = useDebouncedValue(typed, pause);
  const { onFocus: _, defaultValue = "", ...field } = form.getInputProps("css");
  return (
    <Panel title={t("css")}>
      <Beside
        preview={<WidgetFrame attributes={attributes} css={fenced ? fencedCss(css) : css} height={560} />}
      >
        <CssEditor
          fenced={fenced}
          label={t("cssLabel")}
          description={description}
          rows={24}
          readOnly={!editable}
          key={form.key("css")}
          defaultValue={String(defaultValue)}
          {...field}
        />
      </Beside>
    </Panel>
  );
}
