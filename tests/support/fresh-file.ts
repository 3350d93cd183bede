import { afterAll, vi } from "vitest";

/**
 * Before each file of a worker, which goes through many: what the file before left behind goes. Its modules are loaded anew, so that
 * caches, clients and states of ours begin empty; packages stay loaded, which is most of what a file waits for.
 */
const kept = globalThis as { environmentAtFirst?: NodeJS.ProcessEnv };
kept.environmentAtFirst ??= { ...process.env };
for (const name of Object.keys(process.env)) if (!(name in kept.environmentAtFirst)) delete process.env[name];
Object.assign(process.env, kept.environmentAtFirst);
vi.resetModules();

afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});
