import { ActionIcon, Button, Select } from "@mantine/core";
import { IconChevronDown, IconChevronUp, IconPlus, IconTrash } from "@tabler/icons-react";
import type { CSSProperties, KeyboardEvent } from "react";
import { useTranslation } from "react-i18next";
import { type ColumnKind, columnKinds } from "../../../shared/core/catalogue/field.ts";
import { useLanguageName, useLocalized } from "../../platform/i18n/languages.ts";
import { useSettings } from "../../platform/startup.ts";
import { moved } from "../../ui/sort-order.ts";
import type { Part } from "./field-tree.ts";
import classes from "./layouts.module.css";
import { MoreSettings } from "./more.tsx";
import { TextsInput } from "./texts-input.tsx";

/** The columns of a table or the options of a field, in their order. New ones get their key when they are saved. */
export function PartsInput(props: {
  legend: string;
  help?: string;
  /** Name of a single part. */
  partLabel: string;
  add: string;
  parts: readonly Part[];
  /** Columns have a kind of content, and can offer choices. */
  columns?: boolean;
  error?: string;
  onChange: (parts: Part[], place: string) => void;
}) {
  const { parts, onChange } = props;
  const { t } = useTranslation("layouts");
  const text = useLocalized();
  const languageName = useLanguageName();
  const { languages } = useSettings();
  const change = (index: number, part: Partial<Part>) =>
    onChange(
      parts.map((present, other) => (other === index ? { ...present, ...part } : present)),
      `${index}`,
    );
  const move = (index: number, to: number) => {
    if (to >= 0 && to < parts.length) onChange(moved(parts, index, to), `move ${index}`);
  };
  const press = (event: KeyboardEvent, index: number) => {
    const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    if (!step || !event.shiftKey || event.target instanceof HTMLInputElement) return;
    event.preventDefault();
    event.stopPropagation();
    move(index, index + step);
  };
  return (
    <fieldset className={classes.parts}>
      <legend>{props.legend}</legend>
      {props.help && <p className={classes.help}>{props.help}</p>}
      {props.error && (
        <p className={classes.error} role="alert">
          {props.error}
        </p>
      )}
      {parts.length > 0 && (
        <ol style={{ "--columns": languages.length + (props.columns ? 1 : 0) } as CSSProperties}>
          <li className={classes.partHeads} aria-hidden>
            <div className={classes.part}>
              <span className={classes.bare}>
                {languages.map((language) => (
                  <small key={language}>{languageName(language)}</small>
                ))}
              </span>
              {props.columns && <small>{t("setting.column_kind")}</small>}
            </div>
          </li>
          {parts.map((part, index) => {
            const name = text(part.label) || `${props.partLabel} ${index + 1}`;
            const chooses = part.kind === "sex" || (part.options?.length ?? 0) > 0;
            return (
              // biome-ignore lint/suspicious/noArrayIndexKey: new parts have no key yet
              <li key={index} onKeyDown={(event) => press(event, index)}>
                <div className={classes.part}>
                  <TextsInput
                    bare
                    label={`${props.partLabel} ${index + 1}`}
                    value={part.label}
                    onChange={(label) => change(index, { label })}
                  />
                  {props.columns && (
                    <Select
                      size="xs"
                      aria-label={t("columnKind.label", { name })}
                      allowDeselect={false}
                      data={columnKinds.map((kind) => ({ value: kind, label: t(`columnKind.${kind}`) }))}
                      value={part.kind ?? "text"}
                      onChange={(kind) => change(index, { kind: (kind ?? "text") as ColumnKind })}
                    />
                  )}
                  <span className={classes.partTools}>
                    <ActionIcon
                      size={24}
                      variant="subtle"
                      color="gray"
                      aria-label={t("up", { name })}
                      disabled={index === 0}
                      onClick={() => move(index, index - 1)}
                    >
                      <IconChevronUp size={15} aria-hidden />
                    </ActionIcon>
                    <ActionIcon
                      size={24}
                      variant="subtle"
                      color="gray"
                      aria-label={t("down", { name })}
                      disabled={index === parts.length - 1}
                      onClick={() => move(index, index + 1)}
                    >
                      <IconChevronDown size={15} aria-hidden />
                    </ActionIcon>
                    <ActionIcon
                      size={24}
                      variant="subtle"
                      color="red"
                      aria-label={t("removePart", { name })}
                      onClick={() =>
                        onChange(
                          parts.filter((_, place) => place !== index),
                          `remove ${index}`,
                        )
                      }
                    >
                      <IconTrash size={15} aria-hidden />
                    </ActionIcon>
                  </span>
                </div>
                {props.columns && chooses && (
                  <MoreSettings
                    title={t("columnOptions", { name })}
                    hint={part.options?.map(({ label }) => text(label)).join(", ")}
                  >
                    <PartsInput
                      legend={t("columnOptions", { name })}
                      partLabel={t("option")}
                      add={t("addOption")}
                      parts={part.options ?? []}
                      onChange={(options) =>
                        change(index, { options: options.length > 0 ? options : undefined })
                      }
                    />
                  </MoreSettings>
                )}
              </li>
            );
          })}
        </ol>
      )}
      <Button
        size="xs"
        variant="default"
        leftSection={<IconPlus size={14} aria-hidden />}
        onClick={() =>
          onChange([...parts, { key: "", label: {}, ...(props.columns && { kind: "text" }) }], "add")
        }
      >
        {props.add}
      </Button>
    </fieldset>
  );
}
