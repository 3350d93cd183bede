import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { checkCss } from "../../../shared/kernel/css/check-css.ts";
import { coveringProblems } from "../../../shared/kernel/css/fenced-css.ts";
import { uiLanguageOf } from "../../../shared/kernel/ui-language.ts";
import { cssProblems } from "../../platform/form/css-problems.ts";
import { CodeEditor } from "../../ui/code/code-editor.tsx";
import { classOfPart, styleParts, styleProperties } from "../style/style-texts.ts";

const problemsOf = cssProblems("css", checkCss);
/** For widgets with forms, which nothing may cover. */
const fencedProblemsOf = cssProblems("css", checkCss, coveringProblems);

/** The editor for the CSS of widgets; it knows the stable names. @param fenced whether the widget has a form */
export function CssEditor({
  fenced,
  ...props
}: Omit<React.ComponentProps<typeof CodeEditor>, "names" | "check"> & { fenced: boolean }): React.ReactNode {
  const { i18n } = useTranslation("ui");
  const language = uiLanguageOf(i18n.resolvedLanguage ?? "");
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
  return <CodeEditor {...props} names={names} check={fenced ? fencedProblemsOf : problemsOf} />;
}
