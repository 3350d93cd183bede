import { readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";

interface Modules {
  getModuleInfo(id: string): { importedIds: readonly string[] } | null;
}

const web = fileURLToPath(new URL(".", import.meta.url));
const isScript = (id: string) => /\.(?:tsx?|m?js)$/.test(id);

/** Bundles all scripts that these roots import, directly or not, into one file, together with the packages that match. */
function fileOf(name: string, roots: readonly string[], packages?: RegExp) {
  const needed = new Set<string>();
  return {
    debugName: name,
    name: (id: string, modules: Modules) => {
      const visit = (each: string) => {
        if (needed.has(each) || !each.startsWith(web)) return;
        needed.add(each);
        for (const next of modules.getModuleInfo(each)?.importedIds ?? []) visit(next);
      };
      if (needed.size === 0) for (const root of roots) visit(web + root);
      return packages?.test(id) || (needed.has(id) && isScript(id)) ? name : null;
    },
  };
}

/** The cards of the dashboard, recognised by their file names. */
const cards = readdirSync(web, { recursive: true, encoding: "utf8" }).filter((file) =>
  /-cards?\.tsx$/.test(file),
);

/** Packages that every page needs. */
const everywhere = /node_modules\/(?:react|react-dom|scheduler|react-router|i18next|react-i18next|ky)\//;

/**
 * Files of the bundle. By default, the bundler makes one file for each set of modules that the same pages share: a hundred for the dashboard,
 * each of which a phone requests, parses and runs separately.
 */
export const chunks = [
  {
    ...fileOf("base", ["app/main.tsx", "core/sessions/login-page.tsx"], everywhere),
    priority: 4,
  },
  // Loaded before the frame: the app's own styles refine those of the components, which the routes import.
  { ...fileOf("routes", ["app/routes.tsx"]), priority: 3 },
  {
    ...fileOf("frame", [
      "app/shell/shell.tsx",
      "app/dashboard/dashboard-page.tsx",
      "platform/notify.tsx",
      ...cards,
    ]),
    priority: 2,
  },
  // An icon has 150 bytes, less than the overhead of a request.
  { name: "icons", test: /node_modules\/@tabler\/.*\.mjs$/, minShareCount: 2, priority: 1 },
  // So are the few lines that pages of analyses share.
  {
    name: "analyses",
    test: /\/laboreditor\/(?:analyses\/analysis-state|would-publish-errors)\.ts$/,
    priority: 1,
  },
  // Kept apart: forms, which need it, are large enough without it, and other pages do not load it.
  { name: "schemas", test: /node_modules\/zod\//, minShareCount: 2, priority: 1 },
  // Parts of packages that most pages need.
  { name: "parts", test: (id: string) => id.includes("node_modules") && isScript(id), minShareCount: 58 },
];
