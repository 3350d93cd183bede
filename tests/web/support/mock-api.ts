import type { IncomingMessage, ServerResponse } from "node:http";
import type { Plugin } from "vite";
import type { Task } from "../../../shared/core/tasks/tasks.endpoints.ts";
import type { Import } from "../../../shared/importexport/imports/import.ts";
import * as data from "./mock-data.ts";

/**
 * A stand-in for the API, for viewing the front end without a backend: `admin` with any password signs in; file names choose the
 * outcome of an import (`map`, `many`, `wrong`). Never part of a build.
 */
const imports = new Map<string, Import>(data.log.map((entry) => [entry.id, entry]));
let task: Task | null = null;
let book: object | null = null;
let next = 0;

const page = <Item>(items: readonly Item[], query: URLSearchParams, standard: number) => {
  const limit = Number(query.get("limit") ?? standard);
  const offset = Number(query.get("offset") ?? 0);
  return { count: items.length, next: null, previous: null, results: items.slice(offset, offset + limit) };
};

function runImport(entry: Import) {
  entry.status = "pending";
  entry.progress = { phase: "reading", done: 0, total: 1_498 };
  const timer = setInterval(() => {
    entry.progress = {
      phase: entry.progress.done > 700 ? "comparing" : "reading",
      done: entry.progress.done + 250,
      total: 1_498,
    };
    if (entry.progress.done < 1_498) return;
    clearInterval(timer);
    finishImport(entry);
  }, 700);
}

function finishImport(entry: Import) {
  const name = entry.file.name;
  const stats = { total: 1_498, created: 14, changed: 132, deleted: 3, unchanged: 1_352 };
  const mapped = entry.mapping.length > 0 && entry.mapping.every((column) => column.by !== "none");
  if (/map/.test(name) && !mapped) Object.assign(entry, { status: "needs_mapping", mapping: data.mapping });
  else if (/wrong/.test(name))
    Object.assign(entry, {
      status: "failed",
      issues: data.issues,
      issue_count: 2,
      error: { code: "invalid_file", message: "Die Datei enthält 2 Fehler." },
    });
  else if (/many/.test(name) && !/forced/.test(entry.started_by))
    Object.assign(entry, {
      status: "failed",
      stats: { ...stats, deleted: 812 },
      error: {
        code: "would_delete_too_many",
        message: "812 von 1498 importierten Analysen würden gelöscht.",
      },
    });
  else Object.assign(entry, { status: entry.dry_run ? "dry_run" : "success", stats, samples: data.samples });
  entry.ended = new Date().toISOString();
}

function startBook(reduced: boolean) {
  const started: Task = {
    id: data.id(77),
    type: "printpublisher_generate",
    finished: false,
    error: false,
    problem: null,
    progress: { phase: "plan", done: 0, total: 0 },
    started: new Date().toISOString(),
    ended: null,
  };
  task = started;
  const total = reduced ? 24 : 312;
  let done = 0;
  const timer = setInterval(() => {
    done += reduced ? 4 : 26;
    started.progress = { phase: "render", done: Math.min(done, total), total };
    if (done < total) return;
    clearInterval(timer);
    Object.assign(started, { finished: true, ended: new Date().toISOString() });
    book = {
      id: data.id(88),
      generated: new Date().toISOString(),
      pages: total,
      size: 4_213_876,
      analyses: reduced ? 50 : 1_498,
      language: "de",
      reduced,
    };
  }, 900);
  return started;
}

const problem = (status: number, code: string, detail = "") => ({
  status,
  body: { type: "about:blank", title: code, status, detail, code },
});
const ok = (body: unknown, status = 200) => ({ status, body });

function answer(
  method: string,
  path: string,
  query: URLSearchParams,
  body: Record<string, unknown>,
  headers: IncomingMessage["headers"],
) {
  const open: Record<string, unknown> = {
    "settings/public/": data.settings,
    "maintenance/": { maintenance: false },
    "version/": { version: "0.1.0" },
  };
  if (path in open) return ok(open[path]);
  if (path === "auth/verification/login/") {
    const [name] = Buffer.from((headers.authorization ?? "").slice(6), "base64")
      .toString()
      .split(":");
    return name === "admin"
      ? ok({ token: "dev", expires: new Date(Date.now() + 4e7).toISOString() })
      : problem(401, "invalid_credentials");
  }
  if (headers.authorization !== "Token dev") return problem(401, "invalid_token", "Invalid token.");
  const fixed: Record<string, () => unknown> = {
    "user/current/": () => data.user,
    "settings/booked_modules/": () => data.modules,
    "settings/": () => data.settings,
    "status/tasks/active/": () => (task && !task.finished ? { printpublisher_generate: task } : {}),
    "core/categories/": () => ({ results: data.categories }),
    "import/targets/": () => ({ results: data.targets }),
    "import/last/": () => ({ results: [...imports.values()].slice(0, 5) }),
    "import/log/": () => page([...imports.values()], query, 20),
    "printpublisher/preview/": () => ({ book }),
  };
  if (method === "GET" && fixed[path]) return ok(fixed[path]());
  if (path === "auth/verification/logout/") return { status: 204, body: null };
  if (path === "core/analyses/") {
    const search = (query.get("search") ?? "").toLowerCase();
    return ok(
      page(
        data.analyses.filter(
          (analysis) =>
            `${analysis.code} ${analysis.name}`.toLowerCase().includes(search) &&
            (!query.get("state") || analysis.state === query.get("state")) &&
            (!query.get("category") || analysis.categories.includes(query.get("category") ?? "")) &&
            (!query.get("internal") || String(analysis.internal) === query.get("internal")),
        ),
        query,
        20,
      ),
    );
  }
  if (path.startsWith("status/tasks/heartbeat/")) return task ? ok(task) : problem(404, "not_found");
  if (path === "printpublisher/generate/") return ok(startBook(body.reduced === true), 202);
  if (path === "printpublisher/download/") return ok({ url: `http://${headers.host}/mock-file`, book });
  if (path === "upload/analysis/url/") {
    next += 1;
    const entry = data.anImport(-next, {
      file: { name: String(body.file), size: Number(body.size) },
      mode: body.mode as Import["mode"],
      dry_run: body.dry_run === true,
      status: "uploading",
      stats: null,
      started: new Date().toISOString(),
      ended: null,
    });
    const rest = [...imports];
    imports.clear();
    imports.set(entry.id, entry);
    for (const [key, value] of rest) imports.set(key, value);
    return ok(
      {
        id: entry.id,
        url: `http://${headers.host}/mock-upload/${entry.id}`,
        headers: {},
        expires: new Date().toISOString(),
      },
      201,
    );
  }
  const [, importId, action] = /^import\/(\w{26})\/(?:([\w-]+)\/)?$/.exec(path) ?? [];
  const entry = importId && imports.get(importId);
  if (!entry) return problem(404, "not_found");
  if (action === "file") return ok({ url: `http://${headers.host}/mock-file` });
  if (action === "mapping") {
    entry.mapping = entry.mapping.map((column) => ({ ...column, by: "person" }));
    runImport(entry);
  } else if (action === "carry-out") {
    entry.dry_run = false;
    if (body.force) entry.started_by = "admin (forced)";
    runImport(entry);
  }
  return ok(entry);
}

async function read(request: IncomingMessage) {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

async function serve(request: IncomingMessage, response: ServerResponse) {
  const url = new URL(request.url ?? "/", "http://mock");
  const body = await read(request);
  const upload = /^\/mock-upload\/(\w+)$/.exec(url.pathname)?.[1];
  if (upload) {
    const entry = imports.get(upload);
    if (entry) runImport(entry);
    return response.writeHead(200).end();
  }
  const path = url.pathname.replace(/^\/api\/(?:(?:de|en)\/)?/, "");
  const input = body.length > 0 ? (JSON.parse(body.toString()) as Record<string, unknown>) : {};
  const { status, body: output } = answer(
    request.method ?? "GET",
    path,
    url.searchParams,
    input,
    request.headers,
  );
  response.writeHead(status, {
    "content-type": status < 400 ? "application/json" : "application/problem+json",
  });
  response.end(output === null ? undefined : JSON.stringify(output));
}

export const mockApi = (): Plugin => ({
  name: "mock-api",
  configureServer(server) {
    server.middlewares.use((request, response, pass) => {
      if (!/^\/(?:api|mock-upload)\//.test(request.url ?? "")) return pass();
      serve(request, response).catch(pass);
    });
  },
});
