import { expect, test } from "vitest";
import { cleanText } from "../../functions/printpublisher/chapters/clean-text.ts";
import { pageBreak, pictureHtml, picturesIn, type TextPicture } from "../../shared/kernel/rich-blocks.ts";

const src = `/api/public/logo/${"a1".repeat(32)}/`;
const picture: TextPicture = {
  src,
  alt: `Röhrchen "rot" <1> & mehr`,
  width: 50,
  caption: "Abb. 1: > 5 ml & <7",
};

test("a picture and a page break between blocks are kept as they are, however often they are saved", () => {
  const html = `<p>davor</p>${pictureHtml(picture)}${pageBreak}<p>danach</p>`;
  expect(cleanText(html)).toBe(html);
  expect(cleanText(cleanText(html))).toBe(html);
  expect(picturesIn(html)).toEqual([picture]);
  expect(cleanText("<p>a</p><hr><p>b</p>")).toBe("<p>a</p><hr /><p>b</p>");
});

test("nothing else is shown as a picture: other addresses, handlers and what hides in its words are dropped", () => {
  const figure = pictureHtml({ ...picture, alt: "", caption: "" });
  for (const wrong of [
    figure.replace(src, "https://evil.example/x.png"),
    figure.replace(src, `${src}?track=1`),
    figure.replace(src, "/api/public/logo/../../core/users/"),
    figure.replace(' width="50"', ' width="9999"'),
    figure.replace("<img ", "<img onerror=alert(1) "),
    figure.replace('alt=""', 'alt="" onload="alert(1)"'),
    figure.replace("</figure>", "<figcaption><script>alert(1)</script></figcaption></figure>"),
    figure.replace("</figure>", '<figcaption><a href="javascript:alert(1)">x</a></figcaption></figure>'),
  ]) {
    const clean = cleanText(`<p>davor</p>${wrong}<p>danach</p>`);
    expect(clean).not.toMatch(/<(?:img|script|figure)|alert\(1\)"|javascript:|evil/);
    expect(clean).toContain("davor");
  }
});

test("a picture within a paragraph, list or table stands between what is left of it, and no tag stays open", () => {
  const clean = cleanText(`<ul><li>eins${pictureHtml(picture)}zwei</li></ul>`);
  expect(clean).toBe(`<ul><li>eins</li></ul>${pictureHtml(picture)}zwei`);
});
