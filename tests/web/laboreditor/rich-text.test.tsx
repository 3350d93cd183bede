// @vitest-environment happy-dom
import { cleanup, render } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { RichText } from "../../../web/platform/rich-text/rich-text.tsx";
import { naughtyStrings } from "../../support/naughty-strings.ts";

const drawn = (html: string) => render(<RichText html={html} />).container;
afterEach(cleanup);

describe("rich text to be read", () => {
  it("shows the markup that is allowed", () => {
    const text = drawn("<p>H<sub>2</sub>O and 10<sup>9</sup></p><ul><li><strong>one</strong></li></ul>");
    expect(text.querySelector("sub")?.textContent).toBe("2");
    expect(text.querySelector("li strong")?.textContent).toBe("one");
  });

  it("draws no script, no handler, no picture, no frame and no link that runs", () => {
    const text = drawn(
      '<p onclick="x()">a<img src=x onerror=alert(1)><script>alert(1)</script><iframe src="//x"></iframe>' +
        '<a href="javascript:alert(1)">b</a><a href="https://lab.example/">c</a><svg onload=alert(1)>d</svg></p>',
    );
    expect(text.querySelectorAll("script, img, iframe, svg, [onclick], [onerror], [onload]")).toHaveLength(0);
    expect([...text.querySelectorAll("a")].map((link) => link.getAttribute("href"))).toEqual([
      "https://lab.example/",
    ]);
    expect(text.textContent).toContain("b");
  });

  it("runs none of the strings that are known to hurt", () => {
    for (const string of naughtyStrings) {
      const text = drawn(string);
      const elements = [...text.querySelectorAll("*")];
      expect(
        elements.filter(({ localName }) => /^(?:script|img|iframe|svg|style|object|embed)$/.test(localName)),
      ).toEqual([]);
      for (const element of elements)
        expect(
          element.getAttributeNames().filter((name) => !/^(?:href|target|rel|colspan|rowspan)$/.test(name)),
        ).toEqual([]);
      cleanup();
    }
  });
});
