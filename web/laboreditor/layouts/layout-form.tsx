import { ActionIcon, Group } from "@mantine/core";
import { useDebouncedValue } from "@mantine/hooks";
import { IconArrowBackUp, IconArrowForwardUp } from "@tabler/icons-react";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { type FormEvent, useEffect, useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import type { LayoutOutput } from "../../../shared/laboreditor/layouts/layout.ts";
import { layouts } from "../../../shared/laboreditor/layouts/layouts.endpoints.ts";
import { call } from "../../platform/api/call.ts";
import { DeleteButton } from "../../platform/delete-button.tsx";
import { SaveFormFrame } from "../../platform/form/save-form.tsx";
import { openModal } from "../../platform/modal.ts";
import { useAccess } from "../../platform/permissions.ts";
import type { ReadRecord } from "../../platform/resource/resource.ts";
import { SaveBar } from "../../ui/form/save-bar.tsx";
import { Panel } from "../../ui/panel.tsx";
import { useGo } from "../../ui/way.tsx";
import { analysesKey } from "../editor/queries.ts";
import { restoreDeleted } from "../history/restore-deleted.ts";
import { useLayoutName } from "../layout-name.ts";
import { EffectList, Effects, isGrave } from "./effects.tsx";
import { FieldOutline } from "./field-outline.tsx";
import { FieldSettings } from "./field-settings.tsx";
import { placeBeside, placeOf } from "./field-tree.ts";
import { LayoutFacts } from "./layout-facts.tsx";
import { copyOf, newNode } from "./layout-values.ts";
import classes from "./layouts.module.css";
import { PreviewPanel } from "./preview-panel.tsx";
import { trial } from "./queries.ts";
import { RemovedFields } from "./removed-fields.tsx";
import { useFieldTree } from "./use-field-tree.ts";
import { useLayoutForm } from "./use-layout-form.ts";

/** The editor of a layout: its fields, the effects of changes, and a preview with a real analysis. */
export function LayoutForm({ read }: { read: ReadRecord<LayoutOutput> }) {
  const { output: layout, etag } = read;
  const { t } = useTranslation(["layouts", "ui"]);
  const client = useQueryClient();
  const go = useGo();
  const access = useAccess();
  const nameOf = useLayoutName();
  const mayChange = access.mayCall(layouts.change);
  const [list] = useState(() => Symbol("fields"));
  const [shown, setShown] = useState<string>();
  const { base, schema, saved } = useLayoutForm(read);
  const { form, formProps } = base;
  const tree = useFieldTree(formProps.ref, form.getValues().fields, (fields) =>
    form.setFieldValue("fields", fields),
  );
  const { nodes, opened, open } = tree;
  // The values have been saved, or refetched after somebody else's save.
  form.watch("fields", ({ value }) => tree.adopt(value));

  const fields = useMemo(() => saved(nodes), [saved, nodes]);
  const [settled] = useDebouncedValue(fields, 400);
  const tried = useQuery({ ...trial(layout.id, settled, shown), enabled: mayChange });

  const wrong = Object.keys(form.errors).find((path) => path.startsWith("fields."));
  useEffect(() => {
    if (wrong) open(wrong.slice("fields.".length));
  }, [wrong, open]);

  /** Asks for confirmation before saving a change that hides something from readers. */
  async function submit(event: FormEvent) {
    event.preventDefault();
    event.stopPropagation();
    if (!schema.safeParse(form.getValues()).success) return base.submit();
    const now = trial(layout.id, saved(form.getValues().fields), shown);
    const { effects } = await client.fetchQuery(now).catch(() => ({ effects: [] }));
    const grave = effects.filter(isGrave);
    if (grave.length === 0) return base.submit();
    return openModal({
      id: "layout-effects",
      title: t("layouts:effect.question"),
      content: (
        <>
          <EffectList effects={grave} />
          <p>{t("layouts:effect.kept")}</p>
        </>
      ),
      buttons: [
        { label: t("ui:confirm.cancel"), quiet: true },
        { label: t("layouts:effect.save"), onClick: () => void base.submit() },
      ],
    });
  }

  const isUsed = layout.analyses > 0 || layout.categories.length > 0;
  return (
    <SaveFormFrame
      base={{ ...base, formProps: { ...formProps, onSubmit: (event) => void submit(event) } }}
      label={t("layouts:form")}
      mayChange={mayChange}
    >
      <LayoutFacts layout={layout} form={form} mayChange={mayChange} />
      <div className={classes.columns}>
        {/* biome-ignore lint/a11y/noStaticElementInteractions: keys for undo work anywhere inside it */}
        <div className={classes.main} onKeyDown={tree.press}>
          <Effects effects={tried.data?.effects ?? []} />
          <Panel
            title={t("layouts:fields")}
            aside={
              mayChange && (
                <Group gap={4}>
                  <ActionIcon
                    variant="subtle"
                    color="gray"
                    aria-label={t("layouts:undo")}
                    disabled={!tree.canUndo}
                    onClick={tree.undo}
                  >
                    <IconArrowBackUp size={18} aria-hidden />
                  </ActionIcon>
                  <ActionIcon
                    variant="subtle"
                    color="gray"
                    aria-label={t("layouts:redo")}
                    disabled={!tree.canRedo}
                    onClick={tree.redo}
                  >
                    <IconArrowForwardUp size={18} aria-hidden />
                  </ActionIcon>
                </Group>
              )
            }
          >
            <p className={classes.help}>{t("layouts:fieldsHelp")}</p>
            <FieldOutline
              list={list}
              nodes={nodes}
              opened={opened}
              errors={form.errors as Record<string, string>}
              onOpen={open}
              onStep={tree.step}
              onMove={tree.move}
              onAdd={(type, to) => tree.add(newNode(type), to)}
              announced={tree.announced}
            >
              {(node) => (
                <FieldSettings
                  node={node}
                  error={form.errors[`fields.${node.uid}`] as string | undefined}
                  canMove={{
                    up: placeBeside(nodes, node.uid, -1) !== undefined,
                    down: placeBeside(nodes, node.uid, 1) !== undefined,
                  }}
                  onChange={(change, place) => tree.edit(node.uid, change, place)}
                  onMove={(by) => tree.step(node.uid, by)}
                  onCopy={() => {
                    const place = placeOf(nodes, node.uid);
                    if (place) tree.add(copyOf(node), { ...place, index: place.index + 1 });
                  }}
                  onRemove={() => tree.remove(node.uid)}
                />
              )}
            </FieldOutline>
          </Panel>
          <RemovedFields
            layout={layout}
            nodes={nodes}
            nameOf={tree.nameOf}
            onPutBack={(node) => tree.add(node, { parent: null, index: nodes.length })}
          />
        </div>
        <div className={classes.side}>
          <PreviewPanel layout={layout.id} preview={tried.data?.preview} onChoose={setShown} />
        </div>
      </div>
      {mayChange && (
        <SaveBar saving={base}>
          {access.mayCall(layouts.remove) && !isUsed && (
            <DeleteButton
              title={t("ui:delete.question", { name: nameOf(layout) })}
              text={t("ui:delete.restorable")}
              remove={() => call(layouts.remove, { params: { id: layout.id }, ifMatch: etag ?? undefined })}
              undo={() => restoreDeleted("layout", layout.id, etag, client)}
              onDeleted={async () => {
                await go("/laboreditor/formulare");
                await client.invalidateQueries({ queryKey: analysesKey });
              }}
            />
          )}
        </SaveBar>
      )}
    </SaveFormFrame>
  );
}
