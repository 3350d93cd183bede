import { ActionIcon, Button, Stack, Text, Textarea } from "@mantine/core";
import { IconRestore } from "@tabler/icons-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { fold } from "../../../../shared/kernel/folding.ts";
import type { Language } from "../../../../shared/kernel/language.ts";
import { longestOwnText } from "../../../../shared/kernel/own-texts.ts";
import { useReaderLanguage } from "../../../platform/i18n/languages.ts";
import { Panel } from "../../../ui/panel.tsx";
import classes from "./own-texts.module.css";
import type { AnyTexts, Looked, TextGroup, TextsFormOf } from "./own-texts.tsx";

interface LanguageTextsProps {
  texts: AnyTexts;
  groups: readonly TextGroup[];
  form: TextsFormOf;
  language: Language;
  search: string;
  onlyChanged: boolean;
  editable: boolean;
  onLook: (looked: Looked) => void;
}

/** Characters that fit into a line on a phone. */
const charactersInLine = 44;
/** Number of texts shown before a group is unfolded: a long list would hide the groups below. */
const mostAtFirst = 6;

/** The texts of one language by where they appear. */
export function LanguageTexts(props: LanguageTextsProps) {
  const { texts: kit, groups, form, language, search, onlyChanged } = props;
  const { t } = useTranslation("owntexts");
  const reader = useReaderLanguage();
  const values = form.getValues().texts[language] ?? {};
  const sought = fold(search.trim());
  const isShown = (key: string) => {
    if (form.errors[`texts.${language}.${key}`]) return true;
    const texts = [values[key] ?? "", kit.defaultText(language, key), kit.defaultText(reader, key)];
    return (
      (!onlyChanged || values[key] !== "") &&
      (sought === "" || texts.some((text) => fold(text).includes(sought)))
    );
  };
  const [unfolded, setUnfolded] = useState<readonly string[]>([]);
  /** Long groups show only their first texts; matches of a search and refused texts are always shown. */
  const isFolded = ({ group, keys }: TextGroup) =>
    keys.length > mostAtFirst + 2 && !unfolded.includes(group) && sought === "" && !onlyChanged;
  const isInSight = (of: TextGroup, key: string, index: number) =>
    isShown(key) &&
    (index < mostAtFirst || !isFolded(of) || form.errors[`texts.${language}.${key}`] !== undefined);
  const shown = groups.flatMap(({ keys }) => keys).filter(isShown).length;
  return (
    <Stack>
      {groups.map((of) => (
        <div key={of.group} hidden={!of.keys.some(isShown)}>
          <Panel title={of.label}>
            <Text size="sm" c="dimmed" mb="sm">
              {of.where}
            </Text>
            <Stack gap={14}>
              {of.keys.map((key, index) => (
                <TextField
                  {...props}
                  key={key}
                  name={key}
                  hidden={!isInSight(of, key, index)}
                  onLook={() => props.onLook({ group: of.group, key })}
                />
              ))}
              {isFolded(of) && (
                <div>
                  <Button
                    variant="subtle"
                    size="sm"
                    aria-label={`${t("more", { count: of.keys.length })}: ${of.label}`}
                    onClick={() => setUnfolded([...unfolded, of.group])}
                  >
                    {t("more", { count: of.keys.length })}
                  </Button>
                </div>
              )}
            </Stack>
          </Panel>
        </div>
      ))}
      {shown === 0 && <p role="status">{t("none")}</p>}
    </Stack>
  );
}

/** One text, with the default as placeholder and a button to return to it. */
function TextField(
  props: Omit<LanguageTextsProps, "onLook"> & { name: string; hidden: boolean; onLook: () => void },
) {
  const { texts, form, language, name, editable, hidden, onLook } = props;
  const { t } = useTranslation("owntexts");
  const reader = useReaderLanguage();
  const path = `texts.${language}.${name}` as const;
  const [isChanged, setChanged] = useState(form.getValues().texts[language]?.[name] !== "");
  form.watch(path as never, ({ value }) => setChanged(value !== ""));
  const standard = texts.defaultText(language, name);
  const label = `${texts.defaultText(reader, name)}${name.endsWith("_one") ? ` ${t("one")}` : ""}`;
  const { allowed, required } = texts.placeholdersOf(name);
  return (
    <div hidden={hidden}>
      <Textarea
        label={label}
        classNames={{ input: classes.text }}
        // Height for browsers that do not derive it from the text.
        rows={Math.max(1, Math.ceil(standard.length / charactersInLine))}
        onKeyDown={(event) => {
          // A text is one paragraph; Enter saves, as in any field of one line.
          if (event.key !== "Enter") return;
          event.preventDefault();
          event.currentTarget.form?.requestSubmit();
        }}
        description={
          allowed.length > 0
            ? t(required ? "placeholders" : "placeholdersOptional", {
                names: allowed.map((placeholder) => `{{${placeholder}}}`).join(", "),
              })
            : undefined
        }
        placeholder={standard}
        maxLength={longestOwnText}
        lang={language}
        readOnly={!editable}
        key={form.key(path)}
        {...form.getInputProps(path)}
        onFocus={onLook}
        rightSectionPointerEvents="all"
        rightSection={
          isChanged &&
          editable && (
            <ActionIcon
              variant="subtle"
              aria-label={t("reset", { text: label })}
              title={t("reset", { text: label })}
              onClick={() => form.setFieldValue(path as never, "" as never)}
            >
              <IconRestore size={17} aria-hidden />
            </ActionIcon>
          )
        }
      />
    </div>
  );
}
