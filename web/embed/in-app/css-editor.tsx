import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { type CssProblem, checkCss } from "../../../shared/kernel/css/check-css.ts";
import { unknownProperties } from "../../../shared/kernel/css/unknown-properties.ts";
import { fieldText } from "../../platform/form/field-text.ts";
import { CodeEditor } from "../../ui/code/code-editor.tsx";
import { classOfPart, styleParts, styleProperties } from "../style/names.ts";

/** What is wrong with the CSS, and what browsers will pass over, in the reader's language. */
const problemsOf = (css: string) => [
  ...checkCss(css).map(told("error")),
  ...unknownProperties(css).map(told("warning")),
];
const told =
  (severity: "error" | "warning") =>
  ({ code, from, to, ...parameters }: CssProblem) => ({
    from,
    to,
    severity,
    message: fieldText({ path: "css", code, message: code, parameters }),
  });

/** The editor of the CSS for widgets: it knows the names that stay. */
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
