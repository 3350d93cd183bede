import { useQueryClient } from "@tanstack/react-query";
import { type ReactNode, useRef } from "react";
import { useTranslation } from "react-i18next";
import type * as z from "zod";
import type { DeletionPreflight } from "../../../shared/kernel/deletion.ts";
import { type EndpointSpec, takesKey } from "../../../shared/kernel/endpoint.ts";
import { SaveBar } from "../../ui/form/save-bar.tsx";
import { newIdempotencyKey } from "../api/call.ts";
import { DeleteButton, type Deletion } from "../delete-button.tsx";
import type { FieldMessages } from "../form/field-text.ts";
import { SaveFormFrame } from "../form/save-form.tsx";
import { type FormSchema, type SaveForm, useSaveForm } from "../form/use-save-form.ts";
import { useAccess } from "../permissions.ts";
import {
  callRole,
  type ReadRecord,
  type RecordOf,
  type ResourceCalls,
  resourceQueries,
  sendRole,
} from "./resource.ts";

export interface ResourceFormProps<Calls extends ResourceCalls, Schema extends FormSchema> {
  calls: Calls;
  /** Prefix of all query keys of the resource. */
  cacheKey: readonly string[];
  /** Null for a new record. */
  read: ReadRecord<RecordOf<Calls>> | null;
  schema: Schema;
  /** Initial values of the fields. */
  values: (record: RecordOf<Calls> | null) => z.input<Schema>;
  /** Body of the request; the values by default. */
  body?: (values: z.output<Schema>, read: ReadRecord<RecordOf<Calls>> | null) => unknown;
  /** Accessible name of the form. */
  label: string;
  messages?: FieldMessages;
  /** Title of the notification after saving. */
  saved?: string | ((values: z.output<Schema>) => string);
  saveLabel?: string;
  /** Called after saving, once all queries of the resource are up to date. */
  onSaved?: (saved: ReadRecord<RecordOf<Calls>>) => unknown;
  /** Heading for other records that would be deleted, by its key. */
  heading?: (key: string, count: number) => string;
  /** Name of such a record, if it differs from the item that the server returns. */
  goesAlong?: (item: string) => string;
  /** Text of the question and follow-up of a deletion; without it the record cannot be deleted here. */
  deletion?: (Pick<Deletion, "title" | "text" | "onDeleted"> & Partial<Deletion>) | null;
  children: (form: SaveForm<Schema>) => ReactNode;
}

/**
 * The form of a record, new or existing: saves it, resolves edit conflicts, updates its queries, deletes after confirmation. Without
 * permission to save it has no save bar.
 */
export function ResourceForm<Calls extends ResourceCalls, Schema extends FormSchema>(
  props: ResourceFormProps<Calls, Schema>,
) {
  const { calls, read, body = (values: unknown) => values } = props;
  const queries = resourceQueries(props.cacheKey, calls);
  const { t } = useTranslation("ui");
  const client = useQueryClient();
  const access = useAccess();
  // One idempotency key per new record, even if the response is lost several times.
  const key = useRef(newIdempotencyKey());
  const id = (read?.output as { id: string } | undefined)?.id ?? "";
  const make = (values: z.output<Schema>) =>
    sendRole<RecordOf<Calls>>(calls.create, {
      body: body(values, null),
      ...(takesKey(calls.create) && { idempotencyKey: key.current }),
    }).catch((problem) => {
      // A refused request is not repeated, so the next attempt needs a new key.
      key.current = newIdempotencyKey();
      throw problem;
    });
  const base = useSaveForm({
    schema: props.schema,
    read: { values: props.values(read?.output ?? null), etag: read?.etag ?? null },
    messages: props.messages,
    saved: props.saved,
    save: (values, ifMatch) =>
      read
        ? sendRole<RecordOf<Calls>>(calls.change, { params: { id }, body: body(values, read), ifMatch })
        : make(values),
    onSaved: async (saved) => {
      client.setQueryData(queries.one((saved.output as { id: string }).id).queryKey, saved as never);
      void client.invalidateQueries({ queryKey: queries.lists });
      void client.invalidateQueries({ queryKey: queries.versions(id) });
      await props.onSaved?.(saved);
    },
    reread: async () => {
      const latest = await client.fetchQuery({ ...queries.one(id), staleTime: 0 });
      return { values: props.values(latest.output), etag: latest.etag };
    },
  });
  const deletion = read && access.mayCall(calls.remove) && props.deletion;
  const { preflight } = calls;
  const heading = props.heading ?? ((key: string) => key);
  const { goesAlong } = props;
  const goes = async (endpoint: EndpointSpec) =>
    Object.fromEntries(
      Object.entries(await callRole<DeletionPreflight>(endpoint, { params: { id } })).map(([key, items]) => [
        heading(key, items.length),
        goesAlong ? items.map(goesAlong) : items,
      ]),
    );
  const { rollback } = calls;
  /** The version that the user saw, to which undoing the deletion returns. */
  const version = Number(read?.etag?.replaceAll(/\D/g, ""));
  const undo = async () => {
    await callRole(rollback as EndpointSpec, {
      params: { id, hid: version },
      idempotencyKey: newIdempotencyKey(),
    });
    await client.invalidateQueries({ queryKey: queries.all });
  };
  const mayUndo = rollback && version > 0 && access.mayCall(rollback);
  return (
    <SaveFormFrame
      base={base}
      label={props.label}
      isNew={!read}
      mayChange={access.mayCall(read ? calls.change : calls.create)}
    >
      {props.children(base)}
      {access.mayCall(read ? calls.change : calls.create) && (
        <SaveBar saving={base} label={props.saveLabel ?? (read ? undefined : t("make"))} unmarked={!read}>
          {deletion && (
            <DeleteButton
              preflight={preflight && (() => goes(preflight))}
              undo={mayUndo ? undo : undefined}
              remove={() => callRole(calls.remove, { params: { id }, ifMatch: read.etag ?? undefined })}
              {...deletion}
              onDeleted={async () => {
                await deletion.onDeleted();
                client.removeQueries({ queryKey: queries.one(id).queryKey });
                await client.invalidateQueries({ queryKey: queries.all });
              }}
            />
          )}
        </SaveBar>
      )}
    </SaveFormFrame>
  );
}
