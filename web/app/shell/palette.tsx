import { Anchor, Combobox, Text, TextInput } from "@mantine/core";
import { IconSearch } from "@tabler/icons-react";
import { type KeyboardEvent, useEffect, useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { fold, holdsWords } from "../../../shared/kernel/folding.ts";
import { OwnName, useNotedLead } from "../../platform/own-names.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { useActions, useRecent, useScreens } from "./own-entries.ts";
import classes from "./palette.module.css";
import type { Entry, Group } from "./palette-entry.ts";
import { useHits } from "./use-hits.ts";

/** Most screens in a search result; more would need scrolling. */
const mostScreens = 8;
/** Most settings in a search result. */
const mostPlaces = 6;

/** Fewest letters for which names beginning with the search come first; shorter texts may be the code of an analysis. */
const fewestLetters = 4;
const isNamed = ({ label }: Entry, search: string) =>
  search.trim().length >= fewestLetters && fold(label).startsWith(fold(search.trim()));
const namedFirst = (entries: readonly Entry[], search: string) => [
  ...entries.filter((entry) => isNamed(entry, search)),
  ...entries.filter((entry) => !isNamed(entry, search)),
];

/** Entries for a search, by group. */
function useGroups(search: string) {
  const { t } = useTranslation("app");
  const isEmpty = search.trim() === "";
  const fits = ({ label, hint = "" }: Entry) => isEmpty || holdsWords(`${label} ${hint}`, search);
  const ownPages = useScreens();
  const screens = ownPages.screens.filter(fits);
  // The name of a page alone finds the page and not everything on it.
  const isCalled = ({ label }: Entry) =>
    search.split(/\s+/).some((word) => word !== "" && holdsWords(label, word));
  const places = ownPages.places.filter((place) => isCalled(place) && fits(place));
  const recent = useRecent();
  const hits = useHits(search);
  const ofTheApp: Group[] = [
    {
      label: t("palette.screens"),
      entries: isEmpty ? screens : namedFirst(screens, search).slice(0, mostScreens),
    },
    { label: t("palette.places"), entries: namedFirst(places, search).slice(0, mostPlaces) },
    { label: t("palette.actions"), entries: namedFirst(useActions().filter(fits), search) },
  ];
  const isMeant = ({ entries: [first] }: Group) => first !== undefined && isNamed(first, search);
  // Entries whose names begin with the search come before hits that are merely similar.
  const groups: Group[] = [
    { label: t("palette.recent"), entries: isEmpty ? recent : [] },
    ...ofTheApp.filter(isMeant),
    ...hits.groups,
    ...ofTheApp.filter((group) => !isMeant(group)),
  ].filter(({ entries }) => entries.length > 0);
  return { groups, hits };
}

/** An option of the list: an entry or one of its actions. */
interface Option {
  key: string;
  label: string;
  entry: Entry;
  run: () => unknown;
}
const optionsOf = (entry: Entry): Option[] => [
  { key: entry.key, label: entry.label, entry, run: entry.run },
  ...(entry.actions ?? []).map(({ label, run }, place) => ({
    key: `${entry.key} ${place}`,
    label,
    entry,
    run,
  })),
];

/** Finds records, screens, settings and commands, all by keyboard. */
export default function Palette({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation("app");
  const [search, setSearch] = useState("");
  const { groups, hits } = useGroups(search);
  const entries = groups.flatMap((group) => group.entries);
  const options = entries.flatMap(optionsOf);
  const hasOwnNames = entries.some(({ ownNames }) => ownNames);
  const keys = useNotedLead(t("palette.keys"), hasOwnNames);
  const [chosen, choose] = useState("");
  // Enter picks the first option until the arrow keys have chosen another, even while options arrive.
  const current = options.find(({ key }) => key === chosen) ?? options[0];
  const id = useId();
  const idOf = (key: string) => `${id}-${options.findIndex((each) => each.key === key)}`;
  const currentId = current && idOf(current.key);
  useEffect(() => {
    if (currentId) document.getElementById(currentId)?.scrollIntoView?.({ block: "nearest" });
  }, [currentId]);
  const run = (key: string | undefined) => {
    const option = options.find((each) => each.key === key);
    if (!option) return;
    onClose();
    void option.run();
  };
  // If Enter is pressed before the response arrives, its first hit is opened.
  const [isWaiting, setWaiting] = useState(false);
  useEffect(() => {
    if (!isWaiting || hits.isUndecided) return;
    setWaiting(false);
    run(current?.key);
  });
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    const { selectionStart, value } = event.currentTarget;
    const row = current ? entries.indexOf(current.entry) : -1;
    const beside = current ? optionsOf(current.entry) : [];
    const place = beside.findIndex(({ key }) => key === current?.key);
    const moves: Record<string, string | undefined> = {
      ArrowDown: entries[(row + 1) % entries.length]?.key,
      ArrowUp: entries.at(row - 1)?.key,
      // Inside the typed text, the arrow keys move the caret.
      ArrowRight: selectionStart === value.length ? beside[place + 1]?.key : undefined,
      ArrowLeft: place > 0 ? beside[place - 1]?.key : undefined,
    };
    const next = moves[event.key];
    if (next !== undefined) {
      event.preventDefault();
      choose(next);
    }
    if (event.key !== "Enter" || event.nativeEvent.isComposing) return;
    event.preventDefault();
    if (hits.isUndecided && chosen === "") setWaiting(true);
    else run(current?.key);
  };
  return (
    <Dialog opened onClose={onClose} title={t("palette.title")} size={620}>
      <Combobox withinPortal={false} onOptionSubmit={run}>
        <TextInput
          data-autofocus
          aria-label={t("palette.search")}
          aria-controls={id}
          aria-activedescendant={currentId}
          autoComplete="off"
          placeholder={t("palette.search")}
          leftSection={<IconSearch size={16} aria-hidden />}
          value={search}
          onChange={(event) => {
            setSearch(event.currentTarget.value);
            choose("");
            setWaiting(false);
          }}
          onKeyDown={press}
        />
        <Combobox.Options
          id={id}
          className={classes.options}
          aria-label={t("palette.title")}
          aria-busy={hits.isPending || undefined}
          tabIndex={0}
        >
          {groups.map((group) => (
            <Combobox.Group key={group.label} label={group.label}>
              {group.entries.map((entry) => (
                <Row key={entry.key} entry={entry} current={current?.key} idOf={idOf} />
              ))}
            </Combobox.Group>
          ))}
          {entries.length === 0 && hits.failed.length === 0 && (
            <Combobox.Empty>{t(hits.isPending ? "palette.pending" : "palette.none")}</Combobox.Empty>
          )}
        </Combobox.Options>
      </Combobox>
      {hits.failed.length > 0 && (
        <Text role="alert" size="sm" c="var(--lb-bad-text)" mt="sm">
          {t("palette.failed", { kinds: hits.failed.join(", ") })}{" "}
          <Anchor component="button" type="button" size="sm" onClick={hits.retry}>
            {t("palette.retry")}
          </Anchor>
        </Text>
      )}
      <Text size="xs" c="dimmed" mt="sm">
        {keys}
      </Text>
    </Dialog>
  );
}

/** An entry with its actions beside it. */
function Row(props: { entry: Entry; current: string | undefined; idOf: (key: string) => string }) {
  const { entry, current, idOf } = props;
  const [primary, ...actions] = optionsOf(entry);
  const named = (text: string) => (entry.ownNames ? <OwnName>{text}</OwnName> : text);
  const marks = (key: string) => ({
    value: key,
    id: idOf(key),
    selected: key === current,
    "aria-selected": key === current,
  });
  return (
    <div className={classes.row} role="presentation">
      <Combobox.Option {...marks(primary?.key ?? "")} className={classes.option}>
        {entry.icon && <entry.icon size={17} stroke={1.6} aria-hidden />}
        <span className={classes.label}>{named(entry.label)}</span>
        {entry.hint && (
          <span className={classes.hint}>{entry.ownNames === true ? named(entry.hint) : entry.hint}</span>
        )}
      </Combobox.Option>
      {actions.map(({ key, label }, place) => {
        const Icon = entry.actions?.[place]?.icon;
        return (
          <Combobox.Option
            key={key}
            {...marks(key)}
            className={classes.action}
            aria-label={`${entry.label}: ${label}`}
            title={label}
          >
            {Icon && <Icon size={16} stroke={1.6} aria-hidden />}
          </Combobox.Option>
        );
      })}
    </div>
  );
}
