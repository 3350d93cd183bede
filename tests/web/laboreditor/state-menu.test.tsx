// @vitest-environment happy-dom
import { MantineProvider } from "@mantine/core";
import { cleanup, fireEvent, screen } from "@testing-library/react";
import { useTranslation } from "react-i18next";
import { afterEach, beforeAll, expect, it, vi } from "vitest";
import type { AnalysisRow } from "../../../shared/laboreditor/analyses/analysis-row.ts";
import { StateMenu } from "../../../web/laboreditor/analyses/state-menu.tsx";
import { themeFor } from "../../../web/ui/theme/theme.ts";
import { draw } from "../support/dress.tsx";
import { speak } from "../support/texts.ts";

beforeAll(() => speak("de"));
afterEach(cleanup);

const row = { id: "1", name: "Ferritin", state: "PUBLISHED" } as AnalysisRow;
function Row({ onKeyDown }: { onKeyDown: () => void }) {
  const { t } = useTranslation("laboreditor");
  return <StateMenu row={row} t={t} tabIndex={0} onKeyDown={onKeyDown} />;
}

it("the menu of a state stays open when a key comes before the focus is in it, and walks through no rows", () => {
  const walk = vi.fn();
  draw(
    // The app's theme defines which outside events close a menu.
    <MantineProvider env="test" theme={themeFor("#0b6e6e")}>
      <main id="content">
        <Row onKeyDown={walk} />
      </main>
    </MantineProvider>,
  );
  const button = screen.getByRole("button", { name: /^Ferritin/ });
  fireEvent.keyDown(button, { key: "ArrowDown" });
  expect(walk).toHaveBeenCalledTimes(1);
  fireEvent.click(button);
  expect(screen.getByRole("menu", { hidden: true })).toBeDefined();
  fireEvent.keyDown(button, { key: "ArrowDown" });
  expect(button.getAttribute("aria-expanded")).toBe("true");
  expect(walk).toHaveBeenCalledTimes(1);
  fireEvent.keyDown(button, { key: "Escape" });
  expect(button.getAttribute("aria-expanded")).toBe("false");
});
