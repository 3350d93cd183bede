import { cards } from "../manifests.ts";

/** Loads the dashboard together with all its possible cards, so that it is drawn at once. */
export async function loadDashboard() {
  const [{ default: Dashboard }, ...contents] = await Promise.all([
    import("./dashboard-page.tsx"),
    ...cards.map(async (card) => ({ ...card, Content: (await card.load()).default })),
  ]);
  return { default: () => <Dashboard cards={contents} /> };
}
