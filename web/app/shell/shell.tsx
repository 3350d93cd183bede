import {
  ActionIcon,
  Anchor,
  Burger,
  Group,
  localStorageColorSchemeManager,
  MantineProvider,
} from "@mantine/core";
import { useHotkeys, useLocalStorage, useMediaQuery } from "@mantine/hooks";
import { IconLayoutSidebarLeftCollapse, IconLayoutSidebarLeftExpand } from "@tabler/icons-react";
import { QueryClientProvider } from "@tanstack/react-query";
import { lazy, Suspense, useEffect, useMemo, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { Outlet, useLocation, useNavigation, useRevalidator } from "react-router";
import { AppQueryClient } from "../../platform/api/query-client.ts";
import { titleText } from "../../platform/i18n/title.ts";
import { useAccess } from "../../platform/permissions.ts";
import { mayGo } from "../../platform/routing/ways.ts";
import { useAccount, useSettings, useStartup } from "../../platform/startup.ts";
import { openDialogs } from "../../ui/covering.ts";
import { LeaveGuard } from "../../ui/form/leave-guard.tsx";
import { hasUnsaved } from "../../ui/form/unsaved.ts";
import { schemeKey } from "../../ui/theme/scheme.ts";
import { cssVariables, themeFor } from "../../ui/theme/theme.ts";
import { ActionLink, Link, useGo, Ways } from "../../ui/way.tsx";
import { actions } from "../manifests.ts";
import { AccountMenu } from "./account-menu.tsx";
import { Brand } from "./brand.tsx";
import header from "./header.module.css";
import { HelpMenu } from "./help-menu.tsx";
import { Maintenance } from "./maintenance.tsx";
import { ModuleLinks } from "./module-links.tsx";
import { PaletteButton } from "./palette-button.tsx";
import { SectionLinks, useSection } from "./section-links.tsx";
import classes from "./shell.module.css";

/** Loaded only if the window is too narrow for the links beside the page. */
const SidePanel = lazy(async () => ({ default: (await import("../../ui/dialog.tsx")).SidePanel }));
/** Loaded after the frame is drawn: nothing has happened yet that it could tell. */
const Notices = lazy(() => import("./notices.tsx"));
/** Loaded after the frame is drawn; notices and wanted places can wait. */
const LaterWork = lazy(() => import("./later-work.ts"));
/** Loaded only if the laboratory demands a second factor that the account has not. */
const DemandedFactor = lazy(() => import("../../core/second-factor/demanded-factor.tsx"));
const schemes = localStorageColorSchemeManager({ key: schemeKey });
/** Re-checks the current page when permissions or modules change, unless that would lose input. */
function useRights() {
  const startup = useStartup();
  const { revalidate } = useRevalidator();
  const person = startup.status === "success" ? startup.person : null;
  const judged = useRef(person);
  useEffect(() => {
    if (person === judged.current) return;
    judged.current = person;
    if (person && !hasUnsaved()) void revalidate();
  }, [person, revalidate]);
}

/** Background work of the frame; a separate component, so that it does not redraw the rest. */
function Background() {
  const go = useGo();
  useRights();
  useHotkeys([["shift+?", () => openDialogs().length === 0 && void go("/tastenkuerzel")]]);
  return (
    <Suspense>
      <LaterWork />
    </Suspense>
  );
}

/** Shows a pending navigation; a separate component, so that it does not redraw the rest. */
function Progress() {
  return useNavigation().state !== "idle" && <div className={header.progress} role="presentation" />;
}

/** Footer of every page: about and imprint. */
function Footer() {
  const { t } = useTranslation("app");
  const { name } = useSettings();
  const link = (to: string, label: string) => (
    <Anchor component={Link} to={to} size="xs" c="dimmed">
      {label}
    </Anchor>
  );
  return (
    <footer className={classes.footer}>
      <span>{name}</span>
      <Group gap="lg" component="nav" aria-label={t("footer.navigation")}>
        {link("/ueber", t("footer.about"))}
        {link("/impressum", t("footer.imprint"))}
      </Group>
    </footer>
  );
}

function Frame() {
  const { t } = useTranslation("app");
  const startup = useStartup();
  const { pathname } = useLocation();
  const section = useSection();
  const access = useAccess();
  // Path on which the menu was opened; every navigation closes it.
  const [menuAt, setMenuAt] = useState<string | null>(null);
  const menuOpen = menuAt === pathname;
  const [menuSeen, setMenuSeen] = useState(false);
  const [hidden, setHidden] = useLocalStorage({ key: "laborium.sidebar-hidden", defaultValue: false });
  // In a narrow window, the sidebar stays open until the next page.
  const isNarrow = useMediaQuery("(max-width: 1199px)", window.innerWidth < 1200);
  const [shownAt, setShownAt] = useState<string | null>(null);
  const isHidden = isNarrow ? shownAt !== pathname : hidden;
  const toggle = () => (isNarrow ? setShownAt(isHidden ? pathname : null) : setHidden(!hidden));
  if (startup.status !== "success") return null;
  // Pages that need no account are shown without the frame.
  if (!startup.person)
    return (
      <main id="content" tabIndex={-1} className={classes.alone}>
        <Outlet />
      </main>
    );
  const { settings, person } = startup;
  const withSidebar = section.length > 0;
  const inHeader = actions.filter(({ inHeader, calls }) => inHeader && calls.every(access.mayEnter));
  return (
    <div className={classes.shell} data-sidebar={withSidebar && !isHidden}>
      <a href="#content" className={classes.skip}>
        {t("skip")}
      </a>
      <header className={header.header}>
        <Burger
          className={header.burger}
          size="sm"
          opened={menuOpen}
          onClick={() => {
            setMenuSeen(true);
            setMenuAt(menuOpen ? null : pathname);
          }}
          aria-label={menuOpen ? t("sidebar.close") : t("sidebar.open")}
          aria-expanded={menuOpen}
        />
        <Brand lab={settings.name} logo={settings.logo} />
        <ModuleLinks />
        <Group gap={6} wrap="nowrap" ml="auto">
          {withSidebar && (
            <ActionIcon
              className={header.toggle}
              variant="subtle"
              color="gray"
              size="lg"
              aria-label={isHidden ? t("sidebar.show") : t("sidebar.hide")}
              aria-expanded={!isHidden}
              onClick={toggle}
            >
              {isHidden ? (
                <IconLayoutSidebarLeftExpand size={20} stroke={1.6} />
              ) : (
                <IconLayoutSidebarLeftCollapse size={20} stroke={1.6} />
              )}
            </ActionIcon>
          )}
          <PaletteButton />
          {inHeader.map((action) => (
            <ActionIcon
              key={action.to}
              component={ActionLink}
              className={header.shortcut}
              variant="subtle"
              color="gray"
              size="lg"
              to={action.to}
              aria-label={titleText(action.title)}
              title={titleText(action.title)}
            >
              <action.icon size={20} stroke={1.6} />
            </ActionIcon>
          ))}
          <HelpMenu />
          <AccountMenu user={person.user} />
        </Group>
        <Progress />
      </header>
      {menuSeen && (
        <Suspense>
          <SidePanel
            side="left"
            size={290}
            opened={menuOpen}
            onClose={() => setMenuAt(null)}
            title={settings.name}
          >
            <ModuleLinks stacked />
            {withSidebar && <SectionLinks />}
          </SidePanel>
        </Suspense>
      )}
      {withSidebar && !isHidden && (
        <aside className={classes.sidebar}>
          <SectionLinks />
        </aside>
      )}
      <main id="content" tabIndex={-1} className={classes.main}>
        <Maintenance />
        <Outlet />
      </main>
      <Footer />
    </div>
  );
}

/** The frame around every page behind the log-in. */
export default function Shell() {
  const { colours } = useSettings();
  const account = useAccount();
  // A new client for each session, so that data read for one account are never shown to the next.
  const [client] = useState(() => new AppQueryClient());
  const theme = useMemo(() => themeFor(colours.primary), [colours.primary]);
  return (
    <MantineProvider
      theme={theme}
      cssVariablesResolver={cssVariables}
      colorSchemeManager={schemes}
      defaultColorScheme="auto"
    >
      <QueryClientProvider client={client}>
        <Suspense fallback={null}>
          <Notices />
        </Suspense>
        <Ways value={mayGo}>
          {account?.owes_factor ? (
            <Suspense fallback={null}>
              <DemandedFactor />
            </Suspense>
          ) : (
            <>
              <Frame />
              {account && <Background />}
            </>
          )}
        </Ways>
        <LeaveGuard />
      </QueryClientProvider>
    </MantineProvider>
  );
}
