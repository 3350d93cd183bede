import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

const runtime = fileURLToPath(new URL("./ui/theme/adopted-style.ts", import.meta.url));
const element = 'jsx("style"';
/** Test by which the code editor decides that a document has no adopted style sheets; only shadow roots have them. */
const onlyInShadow = "!root.head && root.adoptedStyleSheets";

/**
 * Makes the design system, its scroll lock and the code editor adopt the styles that they create at run time. They would write them into
 * `<style>` elements, which the app's policy forbids.
 */
export const adoptedStyles = (): Plugin => ({
  name: "adopted-styles",
  apply: "build",
  transform(code, id) {
    if (id.endsWith("/react-style-singleton/dist/es2015/singleton.js"))
      return { code: `export { stylesheetSingleton } from ${JSON.stringify(runtime)};`, map: null };
    if (id.endsWith("/style-mod/src/style-mod.js")) {
      if (!code.includes(onlyInShadow))
        this.error("style-mod chooses between sheets and <style> otherwise now.");
      return { code: code.replace(onlyInShadow, "root.adoptedStyleSheets"), map: null };
    }
    if (!id.includes("/node_modules/@mantine/") || !code.includes(element)) return null;
    const adopted = code.replaceAll(element, "jsx(AdoptedStyle");
    return { code: `import { AdoptedStyle } from ${JSON.stringify(runtime)};\n${adopted}`, map: null };
  },
  generateBundle(_, bundle) {
    for (const chunk of Object.values(bundle)) {
      if (chunk.type === "chunk" && /jsxs?\)?\([`"']style[`"'],/.test(chunk.code))
        this.error(`${chunk.fileName} writes a <style> element, which the app's policy forbids.`);
    }
  },
});
