import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { checkCss } from "../../../shared/kernel/css/check-css.ts";
import { cssProblems } from "../../platform/form/css-problems.ts";
import { CodeEditor } from "../../ui/code/code-editor.tsx";
import { classOfPart, styleParts, styleProperties } from "../style/names.ts";

const problemsOf = cssProblems("css", checkCss);

/** The editor for the CSS of widgets; it knows the stable names. */
export function CssEditor(
  props: Omit<React.ComponentProps<typeof CodeEditor>, "names" | "check">,
): React.ReactNode {
  const { i18n } = useTranslation("ui");
  const language = i18n.resolvedLanguage === "en" ? "en" : "de";
  const names = useMemo(
    () => [
      ...styleParts.flatMap(({ name, [language]: meaning }) => [
        { name: `.${classOfPart(name)}`, meaning },
        { name: `:host::part(${name})`, meaning },
      ]),
      ...styleProperties.map(({ name, [language]: meaning }) => ({ name, meaning })),
    ],
    [language],
  );
  return <CodeEditor {...props} names={names} check={problemsOf} />;
}
