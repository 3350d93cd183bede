import type { TablerIcon } from "@tabler/icons-react";
import {
  IconBinaryTree2,
  IconBook2,
  IconBuildingStore,
  IconCertificate,
  IconFileDownload,
  IconFileUpload,
  IconHeartRateMonitor,
  IconHistory,
  IconInfoCircle,
  IconLayoutDashboard,
  IconListDetails,
  IconPlugConnected,
  IconSettings,
  IconStack2,
  IconTableExport,
  IconTestPipe,
  IconUserCircle,
  IconUsers,
  IconWorld,
} from "@tabler/icons-react";
import type { ModuleKey } from "../../../shared/kernel/modules.ts";
import type { Permission } from "../../../shared/kernel/permissions.ts";
import type { Access } from "../../platform/permissions.ts";
import type app from "../texts.de.ts";

type NavText = keyof typeof app.nav;

/** An entry of the sidebar. */
export interface SectionLink {
  to: string;
  text: NavText;
  icon: TablerIcon;
  permissions?: readonly Permission[];
  /** Only this address is it, not those below. */
  end?: boolean;
}
export interface SectionGroup {
  heading?: NavText;
  links: readonly SectionLink[];
}

/** A module of the header. */
export interface ModuleLink {
  id: "dashboard" | "laboreditor" | "webpublisher" | "printpublisher" | "laborshop" | "ringversuche";
  key: ModuleKey | null;
  icon: TablerIcon;
  /** Where it opens once it is booked. */
  home: string;
  section: readonly SectionGroup[];
}

const about = (module: string): SectionLink => ({
  to: `/${module}/info`,
  text: "info",
  icon: IconInfoCircle,
});

export const modules: readonly ModuleLink[] = [
  { id: "dashboard", key: null, icon: IconLayoutDashboard, home: "/dashboard", section: [] },
  {
    id: "laboreditor",
    key: "MD_EDITOR",
    icon: IconTestPipe,
    home: "/laboreditor",
    section: [
      {
        links: [
          {
            to: "/laboreditor",
            text: "overview",
            icon: IconLayoutDashboard,
            permissions: ["core_storage.view_flatanalysis"],
            end: true,
          },
          {
            to: "/laboreditor/analyse",
            text: "analyses",
            icon: IconListDetails,
            permissions: ["core_storage.view_flatanalysis"],
          },
          {
            to: "/laboreditor/kategorien",
            text: "categories",
            icon: IconBinaryTree2,
            permissions: ["core_storage.view_flatanalysis"],
          },
          {
            to: "/laboreditor/collections",
            text: "collections",
            icon: IconStack2,
            permissions: ["core_storage.view_collectionitem"],
          },
          {
            to: "/laboreditor/history",
            text: "history",
            icon: IconHistory,
            permissions: ["core_storage.view_flatanalysis"],
          },
          {
            to: "/laboreditor/gesundheit",
            text: "health",
            icon: IconHeartRateMonitor,
            permissions: ["core_storage.view_flatanalysis"],
          },
          {
            to: "/laboreditor/csv",
            text: "csv",
            icon: IconTableExport,
            permissions: ["core_storage.view_flatanalysis"],
          },
          about("laboreditor"),
        ],
      },
    ],
  },
  {
    id: "webpublisher",
    key: "MD_WEB",
    icon: IconWorld,
    home: "/webpublisher",
    section: [
      {
        links: [{ to: "/webpublisher", text: "overview", icon: IconWorld, end: true }, about("webpublisher")],
      },
    ],
  },
  {
    id: "printpublisher",
    key: "MD_PRINT",
    icon: IconBook2,
    home: "/printpublisher/veroeffentlichen",
    section: [
      {
        links: [
          { to: "/printpublisher/veroeffentlichen", text: "publish", icon: IconBook2 },
          about("printpublisher"),
        ],
      },
    ],
  },
  { id: "laborshop", key: "MD_SHOP", icon: IconBuildingStore, home: "/laborshop/info", section: [] },
  { id: "ringversuche", key: "MD_PROF", icon: IconCertificate, home: "/ringversuche/info", section: [] },
];

/** The sidebar of the settings; one's own account is always there. */
export const settingsSection = (accountId: string): readonly SectionGroup[] => [
  {
    heading: "settings",
    links: [
      { to: `/einstellungen/konten/${accountId}`, text: "account", icon: IconUserCircle },
      {
        to: "/einstellungen/konten",
        text: "accounts",
        icon: IconUsers,
        permissions: ["auth.view_user"],
        end: true,
      },
      {
        to: "/einstellungen/system",
        text: "system",
        icon: IconSettings,
        permissions: ["general.view_brontendconfiguration"],
      },
    ],
  },
  {
    heading: "import",
    links: [
      {
        to: "/einstellungen/import/upload",
        text: "upload",
        icon: IconFileUpload,
        permissions: ["core_storage.view_import"],
      },
      {
        to: "/einstellungen/import/log",
        text: "log",
        icon: IconHistory,
        permissions: ["core_storage.view_import"],
      },
      {
        to: "/einstellungen/import/post",
        text: "post",
        icon: IconPlugConnected,
        permissions: ["core_storage.view_import"],
      },
    ],
  },
  {
    heading: "export",
    links: [
      {
        to: "/einstellungen/export",
        text: "export",
        icon: IconFileDownload,
        permissions: ["core_storage.can_export_analyses_data"],
      },
    ],
  },
];

/** Whether a booked module may be opened; one that is not leads to its info page. */
export const moduleAddress = (module: ModuleLink, access: Access) =>
  access.booked(module.key) ? module.home : `/${module.id}/info`;

export const moduleOf = (pathname: string) => modules.find((module) => pathname.split("/")[1] === module.id);

/** The sidebar of where one is, without what the account may not open. */
export function sectionOf(pathname: string, accountId: string, access: Access): SectionGroup[] {
  const module = moduleOf(pathname);
  const groups = pathname.startsWith("/einstellungen") ? settingsSection(accountId) : (module?.section ?? []);
  if (module && !access.booked(module.key)) return [];
  return groups
    .map((group) => ({
      ...group,
      links: group.links.filter((link) => !link.permissions || access.may(...link.permissions)),
    }))
    .filter((group) => group.links.length > 0);
}
