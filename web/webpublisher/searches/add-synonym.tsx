import { Button, Group, Stack, Text } from "@mantine/core";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { listForEditor } from "../../../shared/laboreditor/analyses/editor.endpoints.ts";
import type { MissedTerm } from "../../../shared/webpublisher/searches/searches.endpoints.ts";
import { call } from "../../platform/api/call.ts";
import { useFormat } from "../../platform/format.ts";
import { notifySuccess } from "../../platform/notify.tsx";
import { problemText } from "../../platform/problem-text.ts";
import { RemotePicker } from "../../platform/remote-picker.tsx";
import { undoable } from "../../platform/undo.ts";
import { Dialog } from "../../ui/dialog.tsx";
import { Notice } from "../../ui/notice.tsx";
import { searchesKey } from "./queries.ts";
import { writeSynonym } from "./write-synonym.ts";

/** Analyses that the picker offers at once; more are found by typing. */
const offered = 50;

/** Adds a term that visitors did not find as a synonym of an analysis. */
export function AddSynonym({ term, onClose }: { term: MissedTerm; onClose: () => void }) {
  const { t } = useTranslation("searches");
  const format = useFormat();
  const client = useQueryClient();
  const [id, setId] = useState<string | null>(null);
  const adding = useMutation({
    mutationFn: (analysis: string) => writeSynonym(analysis, term.term, term.language),
    onSuccess: (written) => {
      if (written.outcome !== "written") return;
      const reread = () =>
        Promise.all([
          client.invalidateQueries({ queryKey: searchesKey }),
          client.invalidateQueries({ queryKey: ["laboreditor"] }),
        ]);
      void reread();
      notifySuccess(t("synonym.added", { term: term.term, code: written.code }), {
        content: t("synonym.addedText"),
        ...undoable(() => written.undo().then(reread)),
      });
      onClose();
    },
  });
  const { data, error } = adding;
  return (
    <Dialog opened title={t("synonym.title", { term: term.term })} onClose={onClose}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (id !== null) adding.mutate(id);
        }}
      >
        <Stack>
          <Text c="dimmed">{t("synonym.text", { language: format.language(term.language) })}</Text>
          <RemotePicker
            label={t("synonym.analysis")}
            placeholder={t("synonym.placeholder")}
            required
            value={id}
            onChange={(value) => {
              setId(value);
              adding.reset();
            }}
            queryKey={[...searchesKey, "analyses"]}
            find={async (search, signal) => {
              const query = { search, limit: offered };
              const { results, next } = await call(listForEditor, { query, signal });
              const items = results.map(({ id: value, name, code }) => ({
                value,
                label: `${name} (${code})`,
              }));
              return { items, more: next !== null };
            }}
          />
          {data && data.outcome !== "written" && (
            <Notice tone="warn">{t(`synonym.${data.outcome}`, { code: data.code, term: term.term })}</Notice>
          )}
          {error && <Notice tone="bad">{problemText(error)}</Notice>}
          <Group justify="flex-end">
            <Button variant="default" onClick={onClose}>
              {t("synonym.cancel")}
            </Button>
            <Button type="submit" disabled={id === null} loading={adding.isPending}>
              {t("synonym.add")}
            </Button>
          </Group>
        </Stack>
      </form>
    </Dialog>
  );
}
