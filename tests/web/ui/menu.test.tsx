// @vitest-environment happy-dom
import { MantineProvider, Menu } from "@mantine/core";
import { cleanup, render, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { themeFor } from "../../../web/ui/theme/theme.ts";

afterEach(cleanup);

it("a menu keeps the focus when its button is pushed out of sight", async () => {
  render(
    <MantineProvider theme={themeFor("#0b6e6e")}>
      <Menu>
        <Menu.Target>
          <button type="button">Mehr</button>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item>Kopieren</Menu.Item>
        </Menu.Dropdown>
      </Menu>
    </MantineProvider>,
  );
  const button = screen.getByRole("button", { name: "Mehr" });
  button.focus();
  button.click();
  const item = await screen.findByRole("menuitem", { name: "Kopieren" });
  await waitFor(() => expect(document.activeElement).toBe(item));
  button.getBoundingClientRect = () => new DOMRect(0, innerHeight + 500, 80, 30);
  dispatchEvent(new Event("resize"));
  const menu = screen.getByRole("menu", { hidden: true });
  const { top } = menu.style;
  await waitFor(() => expect(menu.style.top).not.toBe(top));
  expect(menu.style.display).not.toBe("none");
});
