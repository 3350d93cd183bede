import { readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";

interface Modules {
  getModuleInfo(id: string): { importedIds: readonly string[] } | null;
}

const web = fileURLToPath(new URL(".", import.meta.url));
const isScript = (id: string) => /\.(?:tsx?|m?js)$/.test(id);

/** One file for all scripts of the app that one of these needs to be drawn, with the packages that only they need. */
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
 * What travels in one file. By default, the bundler makes a file of whatever the same pages share: a hundred of them for the
 * dashboard, each of which a phone requests, reads and runs in a step of its own.
 */
export const chunks = [
  {
    ...fileOf("base", ["app/main.tsx", "core/sessions/login-page.tsx"], everywhere),
    priority: 4,
  },
  // Before the frame: the app's own styles refine those of the components, which the routes bring.
  { ...fileOf("routes", ["app/routes.tsx"]), priority: 3 },
  {
    ...fileOf("frame", ["app/shell/shell.tsx", "app/dashboard/dashboard-page.tsx", ...cards]),
    priority: 2,
  },
  // An icon weighs 150 bytes: less than a request for it.
  { name: "icons", test: /node_modules\/@tabler\/.*\.mjs$/, minShareCount: 2, priority: 1 },
  // Forms need it, and weigh enough without it: pages that only show something go without.
  { name: "schemas", test: /node_modules\/zod\//, minShareCount: 2, priority: 1 },
  // The parts of packages that most pages need.
  { name: "parts", test: (id: string) => id.includes("node_modules") && isScript(id), minShareCount: 54 },
];
