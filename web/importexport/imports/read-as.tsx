import { Select, Text, TextInput } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import type { Preview } from "../../../shared/importexport/imports/preview.ts";
import {
  codeSources,
  type FurtherSheet,
  furtherKinds,
  type ListReading,
  listReadings,
  type ReadingChoice,
  type Separator,
} from "../../../shared/importexport/imports/reading.ts";
import { useFormat } from "../../platform/format.ts";
import { useLanguageName } from "../../platform/i18n/languages.ts";
import { useSettings } from "../../platform/startup.ts";
import { useUnreadChoice } from "../../platform/unread-choice.ts";
import { Panel } from "../../ui/panel.tsx";
import classes from "./mapping.module.css";
import { importProfiles } from "./queries.ts";

const separatorNames: Record<Separator, "semicolon" | "comma" | "tab" | "bar"> = {
  ";": "semicolon",
  ",": "comma",
  "\t": "tab",
  "|": "bar",
};

/** Number of generated codes that are shown as examples. */
const madeShown = 3;

interface Props {
  preview: Omit<Preview, "reading"> & { reading: ReadingChoice };
  /** Number of columns that the profile does not know. */
  newColumns: number;
  onReading: (reading: ReadingChoice) => void;
  onProfile: (profile: string | null) => void;
}

/** Number of further sheets that are shown with their choices; of more, those with a choice are. */
const sheetsShown = 12;
/** Choices about rows with a single cell, by their values in the list of choices. */
const sectionChoices = { guessed: undefined, each: true, none: false } as const;

/** Guesses and choices about a file: profile, sheet, headings, separator, lists, language, codes, sections, further sheets. */
export function ReadAs({ preview, newColumns, onReading, onProfile }: Props) {
  const { t } = useTranslation(["importexport", "importMapping"]);
  const format = useFormat();
  const languageName = useLanguageName();
  const { languages } = useSettings();
  const read = useQuery(importProfiles);
  const profiles = read.data?.results ?? [];
  const unread = useUnreadChoice(read);
  const { reading, found: file, profile, columns } = preview;
  const codes = reading.codes
    ? preview.rows
        .map(({ code }) => code)
        .filter(Boolean)
        .slice(0, madeShown)
    : [];
  const change = (part: Partial<ReadingChoice>) => onReading({ ...reading, ...part });
  const sheetName = (name: string, isHidden: boolean, rows: number) => {
    const shown = name || t("importMapping:readAs.wholeFile");
    return t("importMapping:readAs.sheetRows", {
      name: isHidden ? t("importMapping:readAs.hiddenSheet", { name: shown }) : shown,
      rows: format.number(rows),
    });
  };
  const isAlike = reading.alike ?? reading.sheet === undefined;
  const isRead = (name: string) => name === file.sheet || (isAlike && file.alike.includes(name));
  const others = file.kind === "workbook" ? file.sheets.filter(({ name }) => !isRead(name)) : [];
  const further = (sheet: string) => reading.further?.find((candidate) => candidate.sheet === sheet);
  const changeFurther = (sheet: string, as: FurtherSheet["as"] | undefined, collection = sheet) => {
    const rest = (reading.further ?? []).filter((candidate) => candidate.sheet !== sheet);
    const added = as ? [{ sheet, as, ...(as === "collection" && { collection }) }] : [];
    change({ further: [...rest, ...added] });
  };
  const listed = others.length > sheetsShown ? others.filter(({ name }) => further(name)) : others;
  return (
    <Panel title={t("importMapping:readAs.title")}>
      <Text c="dimmed" mb={14}>
        {t("importMapping:readAs.text")}{" "}
        {t("importMapping:readAs.rows", { count: file.rows, shown: format.number(file.rows) })}.
      </Text>
      <div className={classes.reading}>
        {(profiles.length > 0 || unread.length > 0 || profile) && (
          <Select
            label={t("importMapping:readAs.profile")}
            allowDeselect={false}
            value={profile?.id ?? ""}
            data={[
              { value: "", label: t("importMapping:readAs.noProfile") },
              ...profiles.map(({ id, name }) => ({ value: id, label: name })),
              ...unread,
            ]}
            onChange={(value) => onProfile(value || null)}
          />
        )}
        {file.sheets.length > 1 && (
          <Select
            label={t(file.kind === "json" ? "importMapping:readAs.list" : "importMapping:readAs.sheet")}
            allowDeselect={false}
            searchable={file.sheets.length > sheetsShown}
            value={file.sheet}
            data={file.sheets.map(({ name, is_hidden, rows }) => ({
              value: name,
              label: sheetName(name, is_hidden, rows),
            }))}
            onChange={(sheet) => sheet !== null && change({ sheet, heading: undefined, further: undefined })}
          />
        )}
        {file.alike.length > 0 && (
          <Select
            label={t("importMapping:readAs.alike", { count: file.alike.length })}
            description={file.alike.slice(0, sheetsShown).join(", ")}
            allowDeselect={false}
            value={isAlike ? "together" : "alone"}
            data={(["together", "alone"] as const).map((value) => ({
              value,
              label: t(`importMapping:readAs.alikeRead.${value}`),
            }))}
            onChange={(value) => change({ alike: value === "together" })}
          />
        )}
        {file.heading && (
          <>
            <TextInput
              label={t("importMapping:readAs.heading")}
              description={file.heading.row === 0 && t("importMapping:readAs.noHeading")}
              inputWrapperOrder={["label", "input", "description"]}
              inputMode="numeric"
              key={`${file.sheet} ${file.heading.row}`}
              defaultValue={file.heading.row}
              onChange={(event) => {
                const { value } = event.currentTarget;
                const row = Number(value);
                if (value.trim() !== "" && Number.isInteger(row) && row >= 0)
                  change({ heading: { row, lines: file.heading?.lines } });
              }}
            />
            {file.heading.row > 0 && (
              <Select
                label={t("importMapping:readAs.lines")}
                allowDeselect={false}
                value={String(file.heading.lines)}
                data={[1, 2, 3].map((count) => ({
                  value: String(count),
                  label: t("importMapping:readAs.linesOf", { count }),
                }))}
                onChange={(lines) =>
                  change({ heading: { row: file.heading?.row ?? 1, lines: Number(lines) } })
                }
              />
            )}
          </>
        )}
        {file.kind !== "json" && (
          <Select
            label={t("importMapping:readAs.sections")}
            allowDeselect={false}
            value={reading.sections === undefined ? "guessed" : reading.sections ? "each" : "none"}
            data={(["guessed", "each", "none"] as const).map((value) => ({
              value,
              label: t(`importMapping:readAs.sectionsOf.${value}`),
            }))}
            onChange={(value) =>
              value && change({ sections: sectionChoices[value as keyof typeof sectionChoices] })
            }
          />
        )}
        {file.separator && (
          <Select
            label={t("importMapping:readAs.separator")}
            allowDeselect={false}
            value={file.separator}
            data={Object.entries(separatorNames).map(([value, name]) => ({
              value,
              label: t(`importMapping:readAs.separators.${name}`),
            }))}
            onChange={(separator) => change({ separator: separator as Separator, heading: undefined })}
          />
        )}
        {file.lists && (
          <Select
            label={t("importMapping:readAs.lists")}
            allowDeselect={false}
            value={file.lists}
            data={listReadings.map((value) => ({ value, label: t(`importMapping:readAs.listsOf.${value}`) }))}
            onChange={(lists) => change({ lists: lists as ListReading })}
          />
        )}
        {languages.length > 1 && (
          <Select
            label={t("importMapping:readAs.language")}
            description={file.is_language_guessed && t("importMapping:readAs.languageGuessed")}
            allowDeselect={false}
            value={file.language}
            data={languages.map((value) => ({ value, label: languageName(value) }))}
            onChange={(language) => change({ language: language as ReadingChoice["language"] })}
          />
        )}
        <Select
          label={t("importMapping:readAs.codes")}
          description={codes.length > 0 && t("importMapping:readAs.codesMade", { codes: codes.join(", ") })}
          inputWrapperOrder={["label", "input", "description"]}
          allowDeselect={false}
          value={reading.codes?.from ?? "column"}
          data={(["column", ...codeSources] as const).map((value) => ({
            value,
            label: t(`importMapping:readAs.codesFrom.${value}`),
          }))}
          onChange={(from) =>
            change({
              codes:
                from === "name" || from === "counter" ? { key: null, ...reading.codes, from } : undefined,
            })
          }
        />
        {reading.codes && (
          <Select
            label={t("importMapping:readAs.key")}
            description={t("importMapping:readAs.keyText")}
            inputWrapperOrder={["label", "input", "description"]}
            className={classes.broad}
            searchable
            allowDeselect={false}
            value={reading.codes.key ?? ""}
            data={[
              { value: "", label: t("importMapping:readAs.keyName") },
              ...columns.map(({ column }) => ({ value: column, label: column })),
            ]}
            onChange={(key) => reading.codes && change({ codes: { ...reading.codes, key: key || null } })}
          />
        )}
        {reading.codes && !reading.codes.key && (
          <Select
            label={t("importMapping:readAs.apart")}
            searchable
            allowDeselect={false}
            value={reading.codes.apart ?? ""}
            data={[
              { value: "", label: t("importMapping:readAs.apartNone") },
              ...columns.map(({ column }) => ({ value: column, label: column })),
            ]}
            onChange={(column) =>
              reading.codes && change({ codes: { ...reading.codes, apart: column || undefined } })
            }
          />
        )}
      </div>
      {others.length > 0 && (
        <div className={classes.reading}>
          {listed.map(({ name }) => (
            <div key={name} className={classes.further}>
              <Select
                label={t("importMapping:readAs.furtherOf", { name })}
                allowDeselect={false}
                value={further(name)?.as ?? "none"}
                data={(["none", ...furtherKinds] as const).map((value) => ({
                  value,
                  label: t(`importMapping:readAs.furtherAs.${value}`),
                }))}
                onChange={(as) =>
                  changeFurther(
                    name,
                    furtherKinds.find((kind) => kind === as),
                  )
                }
              />
              {further(name)?.as === "collection" && (
                <TextInput
                  label={t("importMapping:readAs.furtherCollection")}
                  value={further(name)?.collection ?? name}
                  maxLength={200}
                  onChange={(event) => changeFurther(name, "collection", event.currentTarget.value || name)}
                />
              )}
            </div>
          ))}
          {others.length > listed.length && (
            <Select
              label={t("importMapping:readAs.further")}
              searchable
              value={null}
              data={others.filter(({ name }) => !further(name)).map(({ name }) => name)}
              onChange={(name) => name !== null && changeFurther(name, "categories")}
            />
          )}
        </div>
      )}
      {newColumns > 0 && profile && (
        <Text mt={12}>{t("importMapping:readAs.newInProfile", { count: newColumns })}</Text>
      )}
    </Panel>
  );
}
