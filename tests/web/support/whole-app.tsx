import { act, cleanup, render } from "@testing-library/react";
import { createMemoryRouter, type RouteObject } from "react-router";
import { RouterProvider } from "react-router/dom";
import { vi } from "vitest";
import { apis } from "../../../shared/apis.ts";
import { descriptionApi } from "../../../shared/core/schema/description.ts";
import { type EndpointSpec, fullPath, isPermitted } from "../../../shared/kernel/endpoint.ts";
import { moduleKeys } from "../../../shared/kernel/modules.ts";
import type { Permission } from "../../../shared/kernel/permissions.ts";
import { Root } from "../../../web/app/root.tsx";
import { routes } from "../../../web/app/routes.tsx";
import { entry } from "../../../web/core/entry.ts";
import { watchNavigation } from "../../../web/platform/navigation.ts";
import { handleOf } from "../../../web/platform/routing/page.ts";
import { beginSession } from "../../../web/platform/session.ts";
import { start } from "../../../web/platform/startup.ts";
import { answerOf } from "../../support/made-body.ts";
import { json, problem, type SentRequest } from "./fake-server.ts";
import * as data from "./mock-data.ts";

/** Mark in every made-up text, so that tests recognise it on a page. */
export const mark = "Grashüpfer";
/** The id of every made-up entity. */
export const anyId = data.id(7);

interface Call {
  endpoint: EndpointSpec;
  pattern: RegExp;
}
const calls: readonly Call[] = [...apis, descriptionApi].flatMap(({ endpoints }) =>
  (Object.values(endpoints) as EndpointSpec[]).map((endpoint) => ({
    endpoint,
    pattern: new RegExp(`^${fullPath(endpoint).replaceAll(/\{\w+\}/g, endpoint.rest ? "(.+)" : "([^/]+)")}$`),
  })),
);
const plainPath = ({ pathname }: URL) => pathname.replace(/^\/api\/(?:de|en)\//, "/api/");
/** The declared call behind a request; paths without parameters take precedence. */
export const callOf = ({ method, url }: Pick<SentRequest, "method" | "url">) =>
  calls
    .filter(({ endpoint, pattern }) => endpoint.method === method && pattern.test(plainPath(url)))
    .sort(
      (left, right) => fullPath(left.endpoint).split("{").length - fullPath(right.endpoint).split("{").length,
    )[0]?.endpoint;

/** Valid values of fields that accept no arbitrary text: ids, languages, months, addresses and style sheets. */
const validValues: Record<string, string> = {
  id: anyId,
  language: "de",
  languages: "de",
  month: "2026-01",
  css: "",
  website_url: "https://labor.example/",
  stylesheet: "",
};
function withMeaning(value: unknown, name = ""): unknown {
  if (Array.isArray(value)) return value.map((each) => withMeaning(each, name));
  if (typeof value === "object" && value !== null)
    return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, withMeaning(each, key)]));
  if (value !== mark) return value;
  return validValues[name] ?? (/_ids?$/.test(name) ? anyId : value);
}
const answers = new Map<EndpointSpec, unknown>();
function usual(endpoint: EndpointSpec): unknown {
  if (!answers.has(endpoint)) answers.set(endpoint, withMeaning(answerOf(endpoint, mark)));
  return answers.get(endpoint);
}

/** A server that answers each declared call with made-up rows, or refuses it as the real one does. */
export interface MadeServer {
  /** Calls since the page was opened, with their declarations. */
  asked: { endpoint: EndpointSpec; request: SentRequest }[];
  /** Calls that were refused because the account lacks the permission. */
  refused: string[];
  /** Calls without a declaration. */
  unknown: string[];
  /** Replaces the usual answers. */
  answer: (endpoint: EndpointSpec, request: SentRequest) => Response | undefined;
}

// Do not load pages in frames.
Object.assign((window as { happyDOM?: { settings: object } }).happyDOM?.settings ?? {}, {
  disableIframePageLoading: true,
  handleDisabledFileLoadingAsSuccess: true,
});

/** Calls without an answer yet: a page is at rest when there are none. */
const open = new Set<string>();
/** Milliseconds within which a page comes to rest, on a slow machine as well. */
const patience = 60_000;

interface Served {
  /** Modules that the laboratory has not booked. */
  lacking?: readonly string[];
  maintenance?: boolean;
}

/**
 * Stands in for the server, and starts the app.
 * @param permissions those of the signed-in account, or null for a visitor
 */
export async function serveTo(
  permissions: readonly Permission[] | null,
  { lacking = [], maintenance = false }: Served = {},
): Promise<MadeServer> {
  const server: MadeServer = { asked: [], refused: [], unknown: [], answer: () => undefined };
  const held = new Set<string>(permissions);
  const isBooked = (module: string) => !lacking.includes(module);
  const startupAnswers: Record<string, unknown> = {
    "settings/public/": data.settings,
    "maintenance/": { maintenance },
    "version/": { version: "1" },
    "user/current/": { ...data.user, is_admin: false, permissions },
    "settings/booked_modules/": Object.fromEntries(moduleKeys.map((key) => [key, isBooked(key)])),
    "status/tasks/active/": {},
  };
  const reply = (request: SentRequest): Response => {
    const endpoint = callOf(request);
    const title = `${request.method} ${plainPath(request.url)}`;
    if (!endpoint) {
      // Files beside the API may be missing.
      if (title.includes(" /api/")) server.unknown.push(title);
      return problem(404, "not_found");
    }
    server.asked.push({ endpoint, request });
    if (!endpoint.public && !isPermitted(endpoint.permission, held)) {
      server.refused.push(title);
      return problem(403, "permission_denied");
    }
    const other = server.answer(endpoint, request);
    if (other) return other;
    const { output } = endpoint;
    if (output === null) return new Response(null, { status: 204 });
    // A made-up file cannot be displayed, so it counts as deleted.
    if (output === "binary") return problem(404, "not_found");
    if (typeof output === "string") return new Response(mark);
    return json(startupAnswers[endpoint.path] ?? usual(endpoint), 200, endpoint.etag ? { etag: '"1"' } : {});
  };
  vi.stubGlobal("fetch", async (input: RequestInfo | URL, init?: RequestInit) => {
    const request = new Request(input, init);
    const name = `${request.method} ${request.url} ${open.size}`;
    open.add(name);
    try {
      const body = await request.text();
      return reply({ method: request.method, url: new URL(request.url), headers: request.headers, body });
    } finally {
      open.delete(name);
    }
  });
  if (permissions) beginSession("token");
  else localStorage.removeItem("laborium.token");
  await start();
  return server;
}

/** A page of the app with its route, at an address with made-up values. */
export interface AppPage {
  route: string;
  address: string;
  params: Readonly<Record<string, string>>;
  own: RouteObject;
}
const join = (above: string, { path }: RouteObject) => (path ? `${above}/${path}` : above);

function pagesIn(tree: readonly RouteObject[], above = ""): AppPage[] {
  return tree.flatMap((node) => {
    const route = join(above, node);
    if (node.children) return pagesIn(node.children, route);
    if (!node.lazy) return [];
    const { only = {} } = handleOf(node);
    const values: Record<string, string | undefined> = {
      hid: "1",
      lang: "",
      categories: mark,
      type: "anordnung",
      path: "list",
    };
    const params: Record<string, string> = {};
    const address = route
      .replaceAll(/:(\w+)\??/g, (_, name: string) => {
        params[name] = only[name]?.[0] ?? values[name] ?? anyId;
        return params[name];
      })
      .replace(/\/$/, "");
    return [{ route, address: address || "/", params, own: node }];
  });
}
/** Every page that requires a log-in. */
export const appPages = pagesIn(routes);

type Router = ReturnType<typeof createMemoryRouter>;

/** Waits until no call is open and all answers are rendered. */
export async function quiet(router: Router): Promise<void> {
  const until = Date.now() + patience;
  let still = 0;
  while (still < 4) {
    if (Date.now() > until)
      throw new Error(
        `${router.state.location.pathname} does not come to rest: ${[...open].join() || "it navigates"}`,
      );
    await act(() => new Promise((resolve) => setTimeout(resolve, 2)));
    const { navigation, initialized } = router.state;
    still = open.size === 0 && initialized && navigation.state === "idle" ? still + 1 : 0;
  }
}

/** Opens an address of the app within the frame of every page. */
export async function openPage(address: string): Promise<Router> {
  cleanup();
  document.body.replaceChildren();
  const router = createMemoryRouter([{ id: "root", Component: Root, children: [...entry, ...routes] }], {
    initialEntries: [address],
  });
  watchNavigation(router);
  render(<RouterProvider router={router} />);
  await quiet(router);
  return router;
}
