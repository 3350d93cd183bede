import { Radio, Select, Stack, Text } from "@mantine/core";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { Preview, PreviewColumn } from "../../../shared/importexport/imports/preview.ts";
import type { Question } from "../../../shared/importexport/imports/questions.ts";
import { codeSources, type ReadingChoice } from "../../../shared/importexport/imports/reading.ts";
import { useFormat } from "../../platform/format.ts";
import { useLanguageName } from "../../platform/i18n/languages.ts";
import { useSettings } from "../../platform/startup.ts";
import { Panel } from "../../ui/panel.tsx";
import classes from "./mapping.module.css";
import { type Choice, changeFor, choose, newField, type Target } from "./mapping.ts";
import type { Rules } from "./row-rules.tsx";

/** Rules for repeated rows in the order in which people are likely to want them. */
const rulesOffered = ["keep_both", "merge", "first", "last", "refuse"] as const;
/** Number of columns that a question names. */
const namesShown = 6;

interface Props {
  questions: readonly Question[];
  preview: Pick<Preview, "columns" | "rows"> & { found?: Preview["found"] };
  reading: ReadingChoice;
  choices: readonly Choice[];
  targets: readonly Target[];
  rules: Rules;
  onChoices: (choices: Choice[]) => void;
  onReading: (reading: ReadingChoice) => void;
  onRules: (rules: Rules) => void;
  /** The button that accepts all answers. */
  children: ReactNode;
}

/** One question with its possible answers, one of which is chosen already. */
function QuestionFrame<Value extends string>(props: {
  kind: Question["kind"];
  question: string;
  about?: ReactNode;
  value: Value | "own";
  answers: readonly { value: Value; label: string }[];
  onAnswer: (value: Value) => void;
}) {
  const { t } = useTranslation("importMapping");
  const isOwn = props.value === "own";
  return (
    <li>
      <Radio.Group
        name={`question-${props.kind}`}
        label={props.question}
        description={props.about}
        value={props.value}
        onChange={(value) => {
          const answer = props.answers.find((each) => each.value === value);
          if (answer) props.onAnswer(answer.value);
        }}
      >
        <Stack gap={8} mt={8}>
          {props.answers.map(({ value, label }) => (
            <Radio key={value} value={value} label={label} />
          ))}
          {isOwn && <Radio value="own" label={t("questions.own")} />}
        </Stack>
      </Radio.Group>
    </li>
  );
}

/** Decisions that a file leaves open: each question with a proposal, so that one press goes on. */
export function Questions(props: Props) {
  const { t } = useTranslation("importMapping");
  const format = useFormat();
  const languageName = useLanguageName();
  const { languages } = useSettings();
  const { questions, preview, reading, choices, targets, rules } = props;
  const byName = new Map(preview.columns.map((column) => [column.column, column]));
  const chosen = (of: Question) => choices.filter(({ column }) => of.columns.includes(column));
  const names = ({ columns }: Question) => {
    const shown = columns.slice(0, namesShown).join(", ");
    const remaining = columns.length - namesShown;
    return remaining > 0 ? `${shown} ${t("questions.more", { count: remaining })}` : shown;
  };
  const change = (of: Question, changeOf: (column: PreviewColumn) => Partial<Choice>) =>
    props.onChoices(
      of.columns.reduce<Choice[]>(
        (choices, name) => {
          const column = byName.get(name);
          return column ? choose(choices, name, changeOf(column), targets) : choices;
        },
        [...choices],
      ),
    );

  function renderQuestion(question: Question): ReactNode {
    const { kind, count } = question;
    const selected = chosen(question);
    switch (kind) {
      case "name":
        return (
          <li key={kind}>
            <Select
              label={t("questions.name")}
              description={t("questions.nameText")}
              maw={420}
              searchable
              value={choices.find(({ target }) => target === "name")?.column ?? null}
              data={choices.map(({ column }) => column)}
              onChange={(name) => {
                const others = choices.map((choice) =>
                  choice.target === "name" ? { ...choice, target: null } : choice,
                );
                if (name !== null)
                  props.onChoices(choose(others, name, { target: "name", create: undefined }, targets));
              }}
            />
          </li>
        );
      case "columns": {
        if (question.proposal === "as_guessed")
          return (
            <li key={kind}>
              <strong>{t("questions.guessed", { count })}</strong>
              <ul>
                {selected.map(({ column, target }) => (
                  <li key={column}>
                    {column}:{" "}
                    {targets.find((each) => each.target === target)?.label ?? t("mapping.notImported")}
                  </li>
                ))}
              </ul>
              <Text c="dimmed" size="sm">
                {t("questions.guessedText")}
              </Text>
            </li>
          );
        const areNew = selected.every(({ create }) => create !== undefined);
        const areOut = selected.every(({ target }) => target === null);
        return (
          <QuestionFrame
            key={kind}
            kind={kind}
            question={t("questions.columns", { count })}
            about={names(question)}
            value={areNew ? "new_fields" : areOut ? "leave_out" : "own"}
            answers={(["new_fields", "leave_out"] as const).map((value) => ({
              value,
              label: t(`questions.columnsOf.${value}`, { count }),
            }))}
            onAnswer={(value) =>
              change(question, (column) => changeFor(value === "new_fields" ? newField : "", column))
            }
          />
        );
      }
      case "codes": {
        const madeCodes = preview.rows.flatMap(({ code }) => code || []).slice(0, 3);
        return (
          <QuestionFrame
            key={kind}
            kind={kind}
            question={t("questions.codes")}
            about={
              reading.codes && madeCodes.length > 0 && t("readAs.codesMade", { codes: madeCodes.join(", ") })
            }
            value={reading.codes?.from ?? "own"}
            answers={codeSources.map((value) => ({ value, label: t(`readAs.codesFrom.${value}`) }))}
            onAnswer={(from) => {
              const { is_proposed: _, ...codes } = reading.codes ?? {};
              props.onReading({ ...reading, codes: { key: null, ...codes, from } });
            }}
          />
        );
      }
      case "language":
        return (
          <QuestionFrame
            key={kind}
            kind={kind}
            question={t("questions.language")}
            value={reading.language ?? preview.found?.language ?? "own"}
            answers={languages.map((value) => ({ value, label: languageName(value) }))}
            onAnswer={(language) => props.onReading({ ...reading, language })}
          />
        );
      case "split": {
        const areSplit = selected.every(({ split }) => split?.length);
        const areWhole = selected.every(({ split }) => !split?.length);
        return (
          <QuestionFrame
            key={kind}
            kind={kind}
            question={t("questions.split", { count })}
            about={names(question)}
            value={areSplit ? "split" : areWhole ? "keep" : "own"}
            answers={(["split", "keep"] as const).map((value) => ({
              value,
              label: t(`questions.splitOf.${value}`),
            }))}
            onAnswer={(value) => {
              const signs = new Map(preview.columns.map(({ column, signs: standing }) => [column, standing]));
              change(question, ({ column }) => ({
                split: value === "split" ? signs.get(column) : undefined,
              }));
            }}
          />
        );
      }
      case "repeated":
        return (
          <QuestionFrame
            key={kind}
            kind={kind}
            question={t("questions.repeated", { count, shown: format.number(count) })}
            value={rules.repeated}
            answers={rulesOffered.map((value) => ({ value, label: t(`rules.repeatedOf.${value}`) }))}
            onAnswer={(repeated) => props.onRules({ ...rules, repeated })}
          />
        );
    }
  }

  return (
    <Panel title={t("questions.title", { count: questions.length, shown: format.number(questions.length) })}>
      <Text c="dimmed" mb={14}>
        {t("questions.text", { count: questions.length })}
      </Text>
      <ol className={classes.questions}>{questions.map(renderQuestion)}</ol>
      {props.children}
    </Panel>
  );
}
