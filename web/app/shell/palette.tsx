import { Anchor, Combobox, Text, TextInput, useCombobox, useMantineColorScheme } from "@mantine/core";
import { IconSearch, type TablerIcon } from "@tabler/icons-react";
import { keepPreviousData, useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { fold, holdsWords } from "../../../shared/kernel/folding.ts";
import { type UiLanguage, uiLanguages } from "../../../shared/kernel/ui-language.ts";
import { useTellsOf } from "../../platform/failed-reads.ts";
import { chooseLanguage, loadTexts } from "../../platform/i18n/i18n.ts";
import { titleText } from "../../platform/i18n/title.ts";
import { useAccess } from "../../platform/permissions.ts";
import { publicAddress } from "../../platform/public-address.ts";
import { useAccount } from "../../platform/startup.ts";
import { Dialog } from "../../ui/dialog.tsx";
import { canSave, hasUnsaved, saveUnsaved } from "../../ui/form/unsaved.ts";
import { useGo, useIsWay } from "../../ui/way.tsx";
import { actions, areas, finders, settings } from "../manifests.ts";
import { entriesOf, settingsTitle } from "./navigation.ts";
import classes from "./palette.module.css";
import { addressOfPlace, textOfPlace } from "./place-text.ts";

/** Something that the palette leads to or does. */
interface Entry {
  key: string;
  label: string;
  /** Where it belongs. */
  hint?: string;
  icon?: TablerIcon;
  run: () => unknown;
}
interface Group {
  label: string;
  entries: readonly Entry[];
}

const languageNames: Record<UiLanguage, string> = { de: "Deutsch", en: "English" };
const schemes = ["light", "dark", "auto"] as const;
/** Most screens that a search shows; so many fit without scrolling far. */
const mostScreens = 8;
/** Most settings. */
const mostPlaces = 6;

/** The screens that the account may open, each below its module, and what these show. */
function useScreens(): { screens: Entry[]; places: Entry[] } {
  const { t, i18n } = useTranslation("app");
  const access = useAccess();
  const go = useGo();
  const id = useAccount()?.id ?? "";
  const areaLinks = areas
    .filter(({ module }) => access.booked(module))
    .flatMap(({ path, title, routes }) =>
      entriesOf(routes, `/${path}`, id, access).map((link) => ({ ...link, hint: titleText(title) })),
    );
  const settingLinks = settings.flatMap(({ heading, routes }) =>
    entriesOf(routes, "/einstellungen", id, access).map((link) => ({
      ...link,
      hint: [...new Set([titleText(settingsTitle), titleText(heading)])].join(", "),
    })),
  );
  const own = [
    { to: "/dashboard", label: t("palette.dashboard") },
    { to: "/hilfe", label: t("help.page") },
    { to: "/news", label: t("help.news") },
    { to: "/tastenkuerzel", label: t("account.keyboard") },
  ];
  const links = [...areaLinks, ...settingLinks];
  const contexts = [
    ...new Set(links.flatMap(({ places }) => places.map((place) => place.split(":")[0] ?? ""))),
  ];
  const { isSuccess } = useQuery({
    queryKey: ["palette", "texts", i18n.language, ...contexts],
    queryFn: () => loadTexts(...contexts).then(() => true),
  });
  const screens = [
    ...links.map(({ to, title, icon, hint }) => ({
      key: to,
      label: titleText(title),
      hint,
      icon,
      run: () => go(to),
    })),
    ...own.map(({ to, label }) => ({ key: to, label, run: () => go(to) })),
  ];
  const places = links.flatMap(({ to, title, icon, places }) =>
    places.map((place) => ({
      key: addressOfPlace(to, place),
      label: textOfPlace(place),
      hint: titleText(title),
      icon,
      run: () => go(addressOfPlace(to, place)),
    })),
  );
  return { screens, places: isSuccess ? places : [] };
}

/** What can be done from everywhere. */
function useActions(): Entry[] {
  const { t } = useTranslation("app");
  const access = useAccess();
  const go = useGo();
  const client = useQueryClient();
  const { setColorScheme } = useMantineColorScheme({ keepTransitions: true });
  const allowed = actions.filter(({ calls }) => calls.every(access.mayEnter));
  return [
    ...(hasUnsaved() && canSave()
      ? [{ key: "save", label: t("palette.save"), run: () => saveUnsaved() }]
      : []),
    ...allowed.map(({ title, text, icon, to, outside }) => ({
      key: `action ${to}`,
      label: titleText(title),
      hint: titleText(text),
      icon,
      run: () => (outside ? window.open(publicAddress(to), "_blank", "noreferrer") : go(to)),
    })),
    ...uiLanguages.map((language) => ({
      key: `language ${language}`,
      label: `${t("account.language")}: ${languageNames[language]}`,
      run: () => chooseLanguage(language).then(() => client.invalidateQueries()),
    })),
    ...schemes.map((scheme) => ({
      key: `scheme ${scheme}`,
      label: `${t("account.scheme")}: ${t(`account.${scheme}`)}`,
      run: () => setColorScheme(scheme),
    })),
    { key: "logout", label: t("account.logout"), run: () => go("/logout") },
  ];
}

/** From so many letters on, what begins with them is meant: fewer may be the code of an analysis. */
const fewestLetters = 4;
const isNamed = ({ label }: Entry, search: string) =>
  search.trim().length >= fewestLetters && fold(label).startsWith(fold(search.trim()));
const namedFirst = (entries: readonly Entry[], search: string) => [
  ...entries.filter((entry) => isNamed(entry, search)),
  ...entries.filter((entry) => !isNamed(entry, search)),
];

/** What the contexts find of their own, such as analyses, and whether it is on its way. */
function useFound(search: string) {
  const access = useAccess();
  const go = useGo();
  const isWay = useIsWay();
  const allowed = finders.filter(({ calls }) => calls.every(access.mayCall));
  const isAsked = search.trim() !== "" && allowed.length > 0;
  const { data, isFetching, isError, error, refetch } = useQuery({
    queryKey: ["palette", search],
    enabled: isAsked,
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) =>
      Promise.all(
        allowed.map(async ({ title, find }) => ({
          title,
          found: await (await find()).default(search, signal),
        })),
      ),
  });
  useTellsOf(error);
  const groups: Group[] = (isAsked ? (data ?? []) : []).map(({ title, found }) => ({
    label: titleText(title),
    entries: found
      .filter(({ to }) => isWay(to))
      .map(({ to, label, hint }) => ({ key: to, label, hint, run: () => go(to) })),
  }));
  const hasFailed = isAsked && isError && !isFetching;
  return { groups, isPending: isAsked && isFetching, hasFailed, tryAgain: () => void refetch() };
}

/** Leads to analyses, screens and settings, and does what can be done from everywhere; by keyboard alone. */
export default function Palette({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation("app");
  const [search, setSearch] = useState("");
  const combobox = useCombobox({ opened: true });
  const fits = ({ label, hint = "" }: Entry) =>
    search.trim() === "" || holdsWords(`${label} ${hint}`, search);
  const known = useScreens();
  const screens = known.screens.filter(fits);
  // A page's name alone brings the page, not all that is on it.
  const isCalled = ({ label }: Entry) =>
    search.split(/\s+/).some((word) => word !== "" && holdsWords(label, word));
  const places = known.places.filter((place) => isCalled(place) && fits(place));
  const found = useFound(search);
  const ofTheApp: Group[] = [
    {
      label: t("palette.screens"),
      entries: search.trim() === "" ? screens : namedFirst(screens, search).slice(0, mostScreens),
    },
    { label: t("palette.places"), entries: namedFirst(places, search).slice(0, mostPlaces) },
    { label: t("palette.actions"), entries: namedFirst(useActions().filter(fits), search) },
  ];
  const isMeant = ({ entries: [first] }: Group) => first !== undefined && isNamed(first, search);
  // What is called as somebody types is not pushed down by what is only like it.
  const groups: Group[] = [
    ...ofTheApp.filter(isMeant),
    ...found.groups,
    ...ofTheApp.filter((group) => !isMeant(group)),
  ].filter(({ entries }) => entries.length > 0);
  const entries = groups.flatMap((group) => group.entries);
  const shown = entries.map(({ key }) => key).join();
  // Enter takes the first one, whatever has just come.
  const { selectFirstOption } = combobox;
  useEffect(() => {
    if (shown !== "") selectFirstOption();
  }, [shown, selectFirstOption]);
  const run = (key: string | undefined) => {
    const entry = entries.find((each) => each.key === key);
    if (!entry) return;
    onClose();
    void entry.run();
  };
  // Whoever presses Enter before the answer is there means the first one of it.
  const [wanted, setWanted] = useState(false);
  useEffect(() => {
    if (!wanted || found.isPending) return;
    setWanted(false);
    run(entries[0]?.key);
  });
  return (
    <Dialog opened onClose={onClose} title={t("palette.title")} size={620}>
      <Combobox store={combobox} withinPortal={false} onOptionSubmit={run}>
        <Combobox.EventsTarget>
          <TextInput
            data-autofocus
            aria-label={t("palette.search")}
            placeholder={t("palette.search")}
            leftSection={<IconSearch size={16} aria-hidden />}
            value={search}
            onChange={(event) => setSearch(event.currentTarget.value)}
            onKeyDownCapture={(event) => {
              // The list would take it to close itself, and stays.
              if (event.key === "Escape") onClose();
              if (event.key !== "Enter" || !found.isPending) return;
              event.preventDefault();
              event.stopPropagation();
              setWanted(true);
            }}
          />
        </Combobox.EventsTarget>
        <Combobox.Options className={classes.options} aria-label={t("palette.title")} tabIndex={0}>
          {groups.map((group) => (
            <Combobox.Group key={group.label} label={group.label}>
              {group.entries.map((entry) => (
                <Combobox.Option key={entry.key} value={entry.key} className={classes.option}>
                  {entry.icon && <entry.icon size={17} stroke={1.6} aria-hidden />}
                  <span className={classes.label}>{entry.label}</span>
                  {entry.hint && <span className={classes.hint}>{entry.hint}</span>}
                </Combobox.Option>
              ))}
            </Combobox.Group>
          ))}
          {found.hasFailed && (
            <Text role="alert" size="sm" c="var(--lb-bad-text)" p="sm">
              {t("palette.failed")}{" "}
              <Anchor component="button" type="button" inherit onClick={found.tryAgain}>
                {t("states.retry")}
              </Anchor>
            </Text>
          )}
          {entries.length === 0 && !found.hasFailed && (
            <Combobox.Empty>{t(found.isPending ? "palette.pending" : "palette.none")}</Combobox.Empty>
          )}
        </Combobox.Options>
      </Combobox>
      <Text size="xs" c="dimmed" mt="sm">
        {t("palette.keys")}
      </Text>
    </Dialog>
  );
}
