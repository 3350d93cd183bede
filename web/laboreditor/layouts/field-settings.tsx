import { ActionIcon, Button, Checkbox, Group, Select, TagsInput, Text } from "@mantine/core";
import { IconArrowDown, IconArrowUp, IconCopy, IconTrash } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import {
  type FieldType,
  hasSetting,
  holds,
  holdsFields,
  isStructural,
} from "../../../shared/core/catalogue/field.ts";
import { type FieldRole, fieldRoles, roleOf } from "../../../shared/core/catalogue/field-role.ts";
import { kindOf } from "../../../shared/core/catalogue/kinds/kinds.ts";
import { useLocalized } from "../../platform/i18n/languages.ts";
import { useUnreadChoice } from "../../platform/unread-choice.ts";
import { collectionsPage } from "../collections/queries.ts";
import { CheckSettings, kindOfCheck } from "./check-settings.tsx";
import type { FieldNode } from "./field-tree.ts";
import { typesLike } from "./field-types.ts";
import classes from "./layouts.module.css";
import { MoreSettings } from "./more.tsx";
import { PartsInput } from "./parts-input.tsx";
import { TextsInput } from "./texts-input.tsx";

const levels = ["first", "second", "third"] as const;

/** All settings of one field, below its line. */
export function FieldSettings(props: {
  node: FieldNode;
  error?: string;
  canMove: { up: boolean; down: boolean };
  /** @param place the input, so that consecutive changes in it are undone together */
  onChange: (change: Partial<FieldNode>, place?: string) => void;
  onMove: (step: -1 | 1) => void;
  onCopy: () => void;
  onRemove: () => void;
}) {
  const { node, onChange, error } = props;
  const { t } = useTranslation("layouts");
  const text = useLocalized();
  const collections = useQuery({ ...collectionsPage(), enabled: hasSetting(node.type, "collection") });
  const unread = useUnreadChoice(collections);
  const holdsValues = !isStructural(node.type);
  const typing = (name: string) => `${node.uid} ${name}`;
  const tick = (name: "required" | "recommended" | "list_visible" | "field_visible" | "translatable") => (
    <Checkbox
      key={name}
      label={t(`field.${name}`)}
      description={t(`field.${name}Help`)}
      checked={node[name] ?? false}
      onChange={(event) => onChange({ [name]: event.currentTarget.checked })}
    />
  );
  return (
    <div className={classes.settings}>
      {error && (
        <p className={classes.error} role="alert">
          {error}
        </p>
      )}
      <TextsInput
        label={t("field.label")}
        required
        value={node.label}
        onChange={(label) => onChange({ label }, typing("label"))}
      />
      <div className={classes.texts}>
        {typesLike(node.type).length > 1 && (
          <Select
            label={t("field.type")}
            allowDeselect={false}
            data={typesLike(node.type).map((type) => ({ value: type, label: t(`types.${type}`) }))}
            value={node.type}
            onChange={(type) => type && onChange({ type: type as FieldType })}
          />
        )}
        {hasSetting(node.type, "level") && (
          <Select
            label={t("field.level")}
            allowDeselect={false}
            data={levels.map((level, index) => ({ value: `${index + 1}`, label: t(`levels.${level}`) }))}
            value={`${node.level ?? 1}`}
            onChange={(level) => onChange({ level: Number(level) })}
          />
        )}
        {hasSetting(node.type, "collection") && (
          <Select
            label={t("field.collection")}
            required
            searchable
            data={[
              ...(collections.data?.results ?? []).map(({ identifier, name }) => ({
                value: identifier,
                label: name,
              })),
              ...unread,
            ]}
            value={node.collection ?? null}
            onChange={(collection) => onChange({ collection: collection ?? undefined })}
          />
        )}
        {holdsValues && (
          <Select
            label={t("field.role")}
            description={t("field.roleHelp")}
            inputWrapperOrder={["label", "input", "description"]}
            allowDeselect={false}
            data={fieldRoles.map((role) => ({ value: role, label: t(`roles.${role}`) }))}
            value={node.key || node.role ? roleOf(node) : "none"}
            onChange={(role) => onChange({ role: (role ?? "none") as FieldRole })}
          />
        )}
      </div>
      {hasSetting(node.type, "columns") && (
        <PartsInput
          legend={t("columns")}
          help={t("columnsHelp")}
          partLabel={t("column")}
          add={t("addColumn")}
          columns
          parts={node.columns ?? []}
          onChange={(columns, place) => onChange({ columns }, typing(`columns ${place}`))}
        />
      )}
      {hasSetting(node.type, "options") && (
        <PartsInput
          legend={t("options")}
          help={t("optionsHelp")}
          partLabel={t("option")}
          add={t("addOption")}
          parts={node.options ?? []}
          onChange={(options, place) =>
            onChange({ options: options.length > 0 ? options : undefined }, typing(`options ${place}`))
          }
        />
      )}
      <div className={classes.ticks}>
        {holdsValues && tick("required")}
        {holdsValues && !node.required && tick("recommended")}
        {kindOf(node).isWritten && tick("translatable")}
        {tick("field_visible")}
        {holdsValues && tick("list_visible")}
      </div>
      <div>
        {!holds(node.type, "heading") && (
          <MoreSettings title={t("field.help")} hint={text(node.help ?? {})}>
            <TextsInput
              label={t("field.help")}
              long
              value={node.help ?? {}}
              onChange={(help) => onChange({ help }, typing("help"))}
            />
          </MoreSettings>
        )}
        {hasSetting(node.type, "check") && (
          <MoreSettings title={t("field.check")} hint={t(`check.kinds.${kindOfCheck(node.check)}`)}>
            <CheckSettings
              key={node.type}
              check={node.check}
              onChange={(check, place) => onChange({ check }, typing(`check ${place}`))}
            />
          </MoreSettings>
        )}
        {holdsValues && (
          <MoreSettings title={t("field.import")} hint={node.source.join(", ")}>
            <TagsInput
              label={t("field.source")}
              description={t("field.sourceHelp")}
              value={node.source}
              onChange={(source) => onChange({ source })}
            />
            <Text size="xs" c="dimmed">
              {node.isNew ? t("field.keyLater") : t("field.key", { key: node.key })}
            </Text>
          </MoreSettings>
        )}
      </div>
      <Group gap={8}>
        {([-1, 1] as const).map((step) => (
          <ActionIcon
            key={step}
            size={30}
            variant="default"
            aria-label={t(step < 0 ? "moveUp" : "moveDown")}
            title={t(step < 0 ? "moveUp" : "moveDown")}
            disabled={!(step < 0 ? props.canMove.up : props.canMove.down)}
            onClick={() => props.onMove(step)}
          >
            {step < 0 ? <IconArrowUp size={15} aria-hidden /> : <IconArrowDown size={15} aria-hidden />}
          </ActionIcon>
        ))}
        {!holdsFields(node.type) && (
          <Button
            size="xs"
            variant="default"
            leftSection={<IconCopy size={14} aria-hidden />}
            onClick={props.onCopy}
          >
            {t("copy")}
          </Button>
        )}
        <Button
          size="xs"
          variant="subtle"
          color="red"
          leftSection={<IconTrash size={14} aria-hidden />}
          onClick={props.onRemove}
        >
          {t("remove")}
        </Button>
      </Group>
    </div>
  );
}
