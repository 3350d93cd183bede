// @vitest-environment happy-dom
import { cleanup, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import NewsPage from "../../../web/core/news/news-page.tsx";
import { draw } from "../support/dress.tsx";
import { fakeServer, json, problem } from "../support/fake-server.ts";
import { speak } from "../support/texts.ts";

const news = (id: string, unread: boolean) => ({
  id,
  title: { de: `Titel ${id}`, en: `Title ${id}` },
  text: { de: "Erstens.\n\nZweitens.", en: "First.\n\nSecond." },
  from: "2026-11-01T08:00:00Z",
  until: null,
  unread,
});
const page = (...results: object[]) => json({ count: results.length, next: null, previous: null, results });

beforeAll(() => speak("de"));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe("the news", () => {
  it("mark what is unread and tell the server once that it has been seen", async () => {
    const requests = fakeServer({
      "motd/current/": page(news("A", true), news("B", false)),
      "motd/past/": page(),
      "motd/read/": () => new Response(null, { status: 204 }),
    });
    draw(<NewsPage />);
    const article = (await screen.findByText("Titel A")).closest("article");
    expect(article?.textContent).toContain("Neu");
    expect(article?.querySelectorAll("p")).toHaveLength(2);
    expect(screen.getByText("Titel B").closest("article")?.textContent).not.toContain("Neu");
    const reports = () => requests.filter(({ url }) => url.pathname.endsWith("/motd/read/"));
    await waitFor(() => expect(reports()).toHaveLength(1), { timeout: 3_000 });
    expect(JSON.parse(reports()[0]?.body ?? "")).toEqual({ ids: ["A"] });
  });
  it("say that there are none, and what could not be read", async () => {
    fakeServer({ "motd/current/": page(), "motd/past/": problem(400, "unexpected") });
    draw(<NewsPage />);
    await screen.findByText("Zurzeit nichts Neues");
    await screen.findByRole("alert");
  });
});
