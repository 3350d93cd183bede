import { mergeConfig } from "vite";
import web from "../../../web/vite.config.ts";
import { mockApi } from "./mock-api.ts";

export default mergeConfig(web, {
  plugins: [mockApi()],
  cacheDir: "../.build/vite-mock",
  server: { port: 4600, strictPort: true, proxy: {} },
});
