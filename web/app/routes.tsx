import { titles } from "./titles.ts";
// Imported first, so that the app's own styles refine those of the components.
import "../ui/theme/all.ts";
import type { RouteObject } from "react-router";
import { addTexts } from "../platform/i18n/i18n.ts";
import { currentAccess } from "../platform/permissions.ts";
import { frame, group, leadsTo, page } from "../platform/routing/page.ts";
import { currentAccount } from "../platform/startup.ts";
import { areas, cards, pages, settings, textSources } from "./manifests.ts";
import { entriesOf, infoOf, moduleAddress, settingsTitle } from "./shell/navigation.ts";

addTexts(textSources);

/** Loads the dashboard together with all its possible cards, so that it is drawn at once. */
async function loadDashboard() {
  const [{ default: Dashboard }, ...contents] = await Promise.all([
    import("./dashboard/dashboard-page.tsx"),
    ...cards.map(async (card) => ({ ...card, Content: (await card.load()).default })),
  ]);
  return { default: () => <Dashboard cards={contents} /> };
}

/** The first settings page that the account may see, at least its own account. */
function settingsHome(): string {
  const id = currentAccount()?.id ?? "";
  const links = settings.flatMap(({ routes }) => entriesOf(routes, "/einstellungen", id, currentAccess()));
  return (links.find(({ own: isOwn }) => !isOwn) ?? links[0])?.to ?? "/dashboard";
}

const inside = frame({ load: () => import("./shell/shell.tsx"), texts: ["platform", "ui"] }, [
  leadsTo("/dashboard"),
  page({
    path: "dashboard",
    title: titles.dashboard,
    texts: ["core", ...new Set(cards.flatMap(({ texts }) => texts))],
    load: loadDashboard,
  }),
  page({
    path: "tastenkuerzel",
    title: (t) => t("app:keyboard.title"),
    load: () => import("./keyboard-page.tsx"),
  }),
  ...pages,
  group("einstellungen", settingsTitle, [
    leadsTo(settingsHome),
    ...settings.flatMap(({ routes }) => routes),
    leadsTo(settingsHome, "*"),
  ]),
  ...areas.map((area) => {
    const { path, title, routes } = area;
    const home = () => moduleAddress(area, currentAccess());
    return group(path, title, [
      ...(routes.some(({ index }) => index) ? [] : [leadsTo(home)]),
      ...routes,
      ...infoOf(area),
      leadsTo(home, "*"),
    ]);
  }),
]);

/** Every address behind the log-in. */
export const routes: RouteObject[] = [inside];
