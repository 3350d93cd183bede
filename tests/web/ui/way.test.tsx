// @vitest-environment happy-dom
import { cleanup, render, screen } from "@testing-library/react";
import { MemoryRouter } from "react-router";
import { afterEach, expect, it } from "vitest";
import { ActionLink, Link, Ways } from "../../../web/ui/way.tsx";

afterEach(cleanup);

const draw = (isOpen: boolean) =>
  render(
    <MemoryRouter initialEntries={["/artikel"]}>
      <Ways value={(address) => isOpen && address === "/artikel/neu?a=1"}>
        <Link to="/artikel/neu?a=1" className="name">
          Ein Name
        </Link>
        <ActionLink to="/artikel/neu?a=1">Neu</ActionLink>
      </Ways>
    </MemoryRouter>,
  );

it("links lead where an account may go", () => {
  draw(true);
  expect(screen.getAllByRole("link").map((each) => each.textContent)).toEqual(["Ein Name", "Neu"]);
});

it("a name stays without its link, and a button is not there, where the page would refuse", () => {
  draw(false);
  expect(screen.queryAllByRole("link")).toEqual([]);
  expect(screen.getByText("Ein Name").className).toBe("name");
  expect(screen.queryByText("Neu")).toBeNull();
});
