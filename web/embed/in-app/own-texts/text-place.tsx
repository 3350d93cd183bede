import { Text } from "@mantine/core";
import { useDebouncedCallback } from "@mantine/hooks";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { Language } from "../../../../shared/kernel/language.ts";
import { type WidgetAttributes, WidgetFrame } from "../widget-frame.tsx";
import type { AnyTexts, TextsFormOf } from "./own-texts.tsx";

/** Pages that come from the server as a whole, with the saved texts. */
const isOfServer = ({ widget }: Pick<WidgetAttributes, "widget">) => widget === "changes";

/** Preview of the place where a text appears, with unsaved input. */
export function TextPlace(props: {
  texts: AnyTexts;
  form: TextsFormOf;
  language: Language;
  place: Omit<WidgetAttributes, "lang">;
  /** The key of the highlighted text, and the label of its group. */
  looked: { key: string; label: string | undefined };
}) {
  const { texts: kit, form, language, place, looked } = props;
  const { t } = useTranslation("owntexts");
  const typed = (): Record<string, string> => ({
    ...Object.fromEntries(kit.keys.map((key) => [key, kit.defaultText(language, key)])),
    ...(kit.changed({ [language]: form.getValues().texts[language] ?? {} })[language] as
      | Record<string, string>
      | undefined),
  });
  const [texts, setTexts] = useState(typed);
  const follow = useDebouncedCallback(() => setTexts(typed()), 200);
  form.watch("texts" as never, follow);
  return (
    <>
      <Text size="sm" c="dimmed" mb={8}>
        {looked.label !== undefined && <strong>{`${looked.label}: `}</strong>}
        {t(isOfServer(place) ? "placeSaved" : "place")}
      </Text>
      <WidgetFrame
        attributes={{ ...place, lang: language }}
        texts={texts}
        look={texts[looked.key] ?? ""}
        height={520}
      />
    </>
  );
}
