import { useMantineColorScheme } from "@mantine/core";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { uiLanguages } from "../../../shared/kernel/ui-language.ts";
import { chooseLanguage, loadTexts } from "../../platform/i18n/i18n.ts";
import { ownNameOf } from "../../platform/i18n/language.ts";
import { titleText } from "../../platform/i18n/title.ts";
import { useAccess } from "../../platform/permissions.ts";
import { publicAddress } from "../../platform/public-address.ts";
import { mayGo } from "../../platform/routing/ways.ts";
import { useAccount } from "../../platform/startup.ts";
import { visited } from "../../platform/visited.ts";
import { canSave, hasUnsaved, saveUnsaved } from "../../ui/form/unsaved.ts";
import { useGo } from "../../ui/way.tsx";
import { actions, areas, settings } from "../manifests.ts";
import { finders, hasOwnName, makingOf, titleAt } from "./finders.ts";
import { entriesOf, settingsTitle } from "./navigation.ts";
import { actionIcons, type Entry } from "./palette-entry.ts";
import { addressOfPlace, textOfPlace } from "./place-text.ts";

const schemes = ["light", "dark", "auto"] as const;

/** The screens that the account may open, grouped by module, and the sections and settings on them. */
export function useScreens(): { screens: Entry[]; places: Entry[] } {
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
  const pages = [
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
    ...pages.map(({ to, label }) => ({ key: to, label, run: () => go(to) })),
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

/** Commands available on every page. */
export function useActions(): Entry[] {
  const { t } = useTranslation("app");
  const access = useAccess();
  const go = useGo();
  const client = useQueryClient();
  const { setColorScheme } = useMantineColorScheme({ keepTransitions: true });
  const allowed = actions.filter(({ calls }) => calls.every(access.mayEnter));
  const creations = finders
    .flatMap((finder) => makingOf(finder, access) ?? [])
    .filter(({ to }) => allowed.every((action) => action.to !== to));
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
    ...creations.map(({ title, to }) => ({
      key: `action ${to}`,
      label: title,
      icon: actionIcons.make,
      run: () => go(to),
    })),
    ...uiLanguages.map((language) => ({
      key: `language ${language}`,
      label: `${t("account.language")}: ${ownNameOf(language)}`,
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

/** Records that the account opened last and may still open. */
export function useRecent(): Entry[] {
  const go = useGo();
  return visited()
    .filter(({ to }) => mayGo(to))
    .map(({ to, label }) => ({
      key: `recent ${to}`,
      label,
      hint: titleAt(to),
      icon: actionIcons.recent,
      ownNames: hasOwnName(to) ? "label" : undefined,
      run: () => go(to),
    }));
}
