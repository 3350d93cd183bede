import { Textarea, TextInput } from "@mantine/core";
import type { LocalizedText } from "../../../shared/kernel/language.ts";
import { useLanguageName } from "../../platform/i18n/languages.ts";
import { useSettings } from "../../platform/startup.ts";
import classes from "./layouts.module.css";

/** One text per content language, side by side if there is room. */
export function TextsInput(props: {
  label: string;
  /** Shown below the label of the first input. */
  description?: string;
  value: LocalizedText;
  onChange: (value: LocalizedText) => void;
  required?: boolean;
  long?: boolean;
  error?: string;
  autoFocus?: boolean;
  /** The surrounding element shows the labels: here they are only accessible names, and the inputs align with its columns. */
  bare?: boolean;
}) {
  const { label, value, onChange, required, long, error, bare } = props;
  const languageName = useLanguageName();
  const { languages } = useSettings();
  const Input = long ? Textarea : TextInput;
  return (
    <div className={bare ? classes.bare : classes.texts}>
      {languages.map((language, index) => (
        <Input
          key={language}
          {...(bare
            ? {
                "aria-label": `${label} (${languageName(language)})`,
                placeholder: languageName(language),
                size: "xs",
              }
            : { label: languages.length > 1 ? `${label} (${languageName(language)})` : label })}
          lang={language}
          required={required && index === 0}
          description={props.description}
          {...(long && { autosize: true, minRows: 1 })}
          value={value[language] ?? ""}
          error={index === 0 ? error : undefined}
          data-autofocus={(props.autoFocus && index === 0) || undefined}
          onChange={(event: { currentTarget: { value: string } }) =>
            onChange({ ...value, [language]: event.currentTarget.value })
          }
        />
      ))}
    </div>
  );
}
