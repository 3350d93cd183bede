import { Anchor, Button, Text } from "@mantine/core";
import { IconMicroscope } from "@tabler/icons-react";
import { useQueryClient } from "@tanstack/react-query";
import { type FormEvent, type KeyboardEvent, useMemo, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { fold } from "../../../shared/kernel/folding.ts";
import { certifyInBulk } from "../../../shared/proficiency/certified-testable/certified-testable.endpoints.ts";
import { call, newIdempotencyKey } from "../../platform/api/call.ts";
import { notifyError, notifySuccess } from "../../platform/notify.tsx";
import { useAccess } from "../../platform/permissions.ts";
import { problemText } from "../../platform/problem-text.ts";
import { DataList, FilterSelect, ListBar, SearchField } from "../../ui/data-list.tsx";
import { SaveBar } from "../../ui/form/save-bar.tsx";
import { useUnsaved } from "../../ui/form/unsaved.ts";
import { Panel } from "../../ui/panel.tsx";
import { EmptyState } from "../../ui/states.tsx";
import type { ButtonStatus } from "../../ui/status-button.tsx";
import { Link } from "../../ui/way.tsx";
import classes from "./bulk.module.css";
import { useBulkColumns } from "./bulk-columns.tsx";
import type { readSheet } from "./queries.ts";
import { changesOf, occurring, type Statement, type Statements } from "./statements.ts";

type Sheet = Awaited<ReturnType<typeof readSheet>>;

/** Table of test parameters; those that the certificate names are ticked. */
export function BulkTable({ id, sheet }: { id: string; sheet: Sheet }) {
  const { t } = useTranslation("certifications");
  const access = useAccess();
  const client = useQueryClient();
  const read = useMemo(
    () =>
      new Map<string, Statement>(
        sheet.certifications.map(({ testable, certified, valid_until }) => [
          testable.id,
          { certified, valid_until },
        ]),
      ),
    [sheet.certifications],
  );
  const [saved, setSaved] = useState<Statements>(read);
  const [statements, setStatements] = useState<Statements>(read);
  const [round, setRound] = useState(0);
  const [status, setStatus] = useState<ButtonStatus>("idle");
  const [search, setSearch] = useState("");
  const [category, setCategory] = useState("");
  const [tag, setTag] = useState("");
  const [which, setWhich] = useState<"" | "chosen" | "rilibaek">("");
  // The same changes are sent with the same idempotency key, even if a response is lost.
  const key = useRef({ of: "", key: "" });
  const table = useRef<HTMLDivElement>(null);
  const changes = changesOf(saved, statements);
  const isDirty = changes.set.length + changes.remove.length > 0;
  const mayChange = access.mayCall(certifyInBulk);

  const shown = useMemo(() => {
    const words = fold(search).split(/\s+/).filter(Boolean);
    return sheet.testables.filter(
      (testable) =>
        (category === "" || testable.category?.id === category) &&
        (tag === "" || testable.tags.some(({ id }) => id === tag)) &&
        (which !== "rilibaek" || testable.rilibaek) &&
        (which !== "chosen" || saved.has(testable.id) || statements.has(testable.id)) &&
        words.every((word) =>
          fold(
            [testable.name, testable.category?.name ?? "", ...testable.tags.map(({ name }) => name)].join(
              " ",
            ),
          ).includes(word),
        ),
    );
  }, [sheet.testables, search, category, tag, which, saved, statements]);

  const change = (edit: (next: Map<string, Statement>) => void) =>
    setStatements((before) => {
      const next = new Map(before);
      edit(next);
      return next;
    });
  const choose = (ids: readonly string[], chosen: boolean) =>
    change((next) => {
      for (const id of ids) {
        if (!chosen) next.delete(id);
        else if (!next.has(id)) next.set(id, saved.get(id) ?? { certified: true, valid_until: null });
      }
    });
  const put = (id: string, part: Partial<Statement>) =>
    change((next) => next.set(id, { ...(next.get(id) ?? { certified: true, valid_until: null }), ...part }));

  async function save(): Promise<boolean> {
    if (!isDirty) return true;
    setStatus("loading");
    const of = JSON.stringify(changes);
    if (key.current.of !== of) key.current = { of, key: newIdempotencyKey() };
    try {
      await call(certifyInBulk, {
        body: { certificate: id, ...changes },
        idempotencyKey: key.current.key,
      });
      key.current = { of: "", key: "" };
      setSaved(statements);
      setStatus("success");
      notifySuccess(t("saved"), { id: "save" });
      void client.invalidateQueries({ queryKey: ["ringversuche"], refetchType: "none" });
      return true;
    } catch (problem) {
      setStatus("error");
      notifyError(t("one"), { id: "save", content: problemText(problem) });
      return false;
    }
  }
  useUnsaved(() => isDirty, save);

  /** Moves between the checkboxes with the arrow keys. */
  function move(event: KeyboardEvent) {
    if (event.key !== "ArrowDown" && event.key !== "ArrowUp") return;
    if (!(event.target instanceof HTMLInputElement) || event.target.type !== "checkbox") return;
    const ticks = [...(table.current?.querySelectorAll<HTMLInputElement>("input[data-tick]") ?? [])];
    const index = ticks.indexOf(event.target);
    const next = ticks[index + (event.key === "ArrowDown" ? 1 : -1)];
    if (index < 0 || !next) return;
    event.preventDefault();
    next.focus();
    next.scrollIntoView({ block: "nearest" });
  }

  const columns = useBulkColumns({ statements, mayChange, round, choose, put });
  const ids = shown.map((testable) => testable.id);
  const allChosen = ids.length > 0 && ids.every((id) => statements.has(id));
  return (
    <form
      aria-label={t("one")}
      noValidate
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        void save();
      }}
    >
      <Panel flush>
        <ListBar>
          <SearchField
            label={t("searchTestables")}
            value={search}
            wait={0}
            onChange={setSearch}
            onLeave={() => table.current?.querySelector<HTMLInputElement>("input[data-tick]")?.focus()}
            onEnter={() => {
              const [first] = shown;
              if (!first || !mayChange || search === "") return;
              choose([first.id], true);
              setSearch("");
            }}
          />
          <FilterSelect
            label={t("category")}
            any={t("anyCategory")}
            value={category}
            options={occurring(sheet.testables.map((testable) => testable.category))}
            onChange={setCategory}
          />
          <FilterSelect
            label={t("tag")}
            any={t("anyTag")}
            value={tag}
            options={occurring(sheet.testables.flatMap((testable) => testable.tags))}
            onChange={setTag}
          />
          <FilterSelect
            label={t("which")}
            any={t("all")}
            value={which}
            options={[
              { value: "chosen", label: t("chosenOnly") },
              { value: "rilibaek", label: t("rilibaekOnly") },
            ]}
            onChange={setWhich}
          />
        </ListBar>
        {mayChange && <p className={classes.hint}>{t("keyboard")}</p>}
        {/* biome-ignore lint/a11y/noStaticElementInteractions: the keys are those of the checkboxes within */}
        <div ref={table} onKeyDown={move}>
          <DataList
            label={t("one")}
            rows={shown}
            rowKey={(testable) => testable.id}
            columns={columns}
            empty={
              sheet.testables.length === 0 ? (
                <EmptyState
                  icon={IconMicroscope}
                  title={t("noTestables")}
                  text={t("noTestablesText")}
                  action={
                    <Anchor component={Link} to="/ringversuche/testparameter/neu">
                      {t("newTestable")}
                    </Anchor>
                  }
                />
              ) : undefined
            }
          />
        </div>
        <div className={classes.chosen}>
          <Text size="sm" role="status" className="lb-figures">
            {t("chosen", { count: statements.size })}
          </Text>
          {mayChange && ids.length > 0 && (
            <Button size="xs" variant="default" onClick={() => choose(ids, !allChosen)}>
              {allChosen ? t("dropAll") : t("chooseAll", { count: ids.length })}
            </Button>
          )}
        </div>
      </Panel>
      {mayChange && (
        <SaveBar
          saving={{
            status,
            unsaved: { use: () => isDirty },
            discard: () => {
              setStatements(saved);
              setRound(round + 1);
            },
          }}
        />
      )}
    </form>
  );
}
