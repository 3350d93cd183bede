import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { cleanHtml, isIntricate } from "../../functions/platform/clean-html.ts";
import { limits } from "../../shared/kernel/limits.ts";
import { importsOf, sourceFiles } from "../laws/sources.ts";

describe("rich text", () => {
  test.each([
    ["what the list does not have is dropped, its text stays", "<div><h1>a</h1> <font>b</font></div>", "a b"],
    ["what acts is dropped with all that stands in it", "a<script>b</script><style>c</style>d", "ad"],
    ["handlers and styles go", '<p onclick="x()" style="x" class="y">a</p>', "<p>a</p>"],
    ["links lead to whole addresses or nowhere", '<a href="javascript:x()">a</a>', "<a>a</a>"],
    [
      "nor by another spelling",
      '<a href=" java&#115;cript:x()">a</a><a href="//x">b</a>',
      "<a>a</a><a>b</a>",
    ],
    [
      "an editor's table keeps its cells and loses its columns' widths",
      '<table style="min-width: 50px"><colgroup><col style="min-width: 25px"></colgroup><tbody><tr><td colspan="2" rowspan="1"><p>a</p></td></tr></tbody></table>',
      '<table><tbody><tr><td colspan="2" rowspan="1"><p>a</p></td></tr></tbody></table>',
    ],
    ["a cell spans no million columns", '<td colspan="1000000">a</td>', "<td>a</td>"],
    ["office programs' own elements go", "<o:p>a</o:p><!--[if mso]>b<![endif]-->", "a"],
    [
      "a lab's own sign for less is text",
      "<LOQ, 5 <b 7 und <3 & <x>",
      "&lt;LOQ, 5 &lt;b 7 und &lt;3 &amp; &lt;x&gt;",
    ],
    ["bracketed values of attributes are no text", '<b title="<5 > 3">a</b>', "<b>a</b>"],
    ["office programs' declarations go", "<?xml:namespace prefix = o /><!DOCTYPE html>a <!5", "a &lt;!5"],
    [
      "a list keeps where and how it counts",
      '<ol type="a" start="3" class="x"><li>a</li></ol><ul type="disc" start="2"><li>b</li></ul>',
      '<ol start="3" type="a"><li>a</li></ol><ul><li>b</li></ul>',
    ],
    [
      "columns that an earlier cleaner printed into a table are taken out",
      '<p>a</p><p>&lt;colgroup&gt;&lt;col /&gt;&lt;col /&gt;&lt;/colgroup&gt;</p><table>&lt;colgroup&gt;&lt;col style="min-width: 25px" /&gt;&lt;/colgroup&gt;<tbody><tr><td>b</td></tr></tbody></table>',
      "<p>a</p><table><tbody><tr><td>b</td></tr></tbody></table>",
    ],
    ["but not what somebody writes about one", "<p>a &lt;col&gt; b</p>", "<p>a &lt;col&gt; b</p>"],
    ["pictures and frames go", '<img src="//x" onerror="x()"><iframe src="//x"></iframe>a', "a"],
    ["foreign languages go", '<svg><style><img src=x onerror="x()"></style></svg><math>a</math>', "a"],
  ])("%s", (_, html, clean) => {
    expect(cleanHtml(html)).toBe(clean);
    expect(cleanHtml(clean)).toBe(clean);
  });

  const markup = fc.array(
    fc.oneof(
      fc.constantFrom(
        ..."<p> </p> <br> <td colspan=2> </td> <a href='https://x/?a&b\"'> </a> <b <!-- --> <script> </script>".split(
          " ",
        ),
        ..."<noscript> <textarea> </textarea> <svg> </svg> <x onload=x() <a\nhref=javascript:x()> < > & \" ' &lt; = /".split(
          " ",
        ),
      ),
      fc.constantFrom(
        "<colgroup>",
        "<col>",
        "</colgroup>",
        "&lt;colgroup&gt;",
        "&lt;col /&gt;",
        "&lt;co",
        "l&gt;",
        "<ol start=3>",
      ),
      fc.string({ maxLength: 6 }),
    ),
    { maxLength: 30 },
  );
  /** Everything between angle brackets that the list allows. */
  const tag =
    /^<(?:br \/|\/?(?:p|ul|ol|li|strong|b|em|i|u|s|sub|sup|h3|h4|a|table|thead|tbody|tr|th|td|blockquote)|ol(?: start="\d{1,4}")?(?: type="[aAiI]")?|a href="(?:https?:\/\/|mailto:|tel:)[^"<>]*"|t[hd](?: (?:col|row)span="\d{1,3}"){1,2})>$/;
  test("whatever comes has nothing but the list's tags, and what is clean stays as it is", () => {
    fc.assert(
      fc.property(markup, (pieces) => {
        const clean = cleanHtml(pieces.join(""));
        expect((clean.match(/<[^<>]*>?/g) ?? []).filter((part) => !tag.test(part))).toEqual([]);
        expect(cleanHtml(clean)).toBe(clean);
      }),
      { numRuns: 1000 },
    );
  });

  test.each(["<colgroup>", "<span>"])(
    "a dropped %s that is never closed leaves nothing that cleaning again would move",
    (tag) => {
      const clean = cleanHtml(`<p>&lt;col /&gt;${tag}!<ol start=3>`);
      expect(clean).toBe('<p>&lt;col /&gt;!</p><ol start="3"></ol><p></p>');
      expect(cleanHtml(clean)).toBe(clean);
    },
  );

  const rows = (count: number, cell: string) =>
    `<table>${`<tr>${cell.repeat(10)}</tr>`.repeat(count)}</table>`;
  test.each([
    ["a clean table", rows(2_000, "<td>one cell of a table</td>")],
    ["a table that was stored before it was cleaned", rows(1_900, '<td class="x">one cell of it</td>')],
    ["nested markup", "<sub class=x>".repeat(46_000)],
    ["unclosed markup", '<a href="'.repeat(66_000)],
    ["nothing but signs", "<".repeat(600_000)],
  ])("%s of 600 KB is read a hundred times in the time of one", (_, html) => {
    cleanHtml(html);
    const begin = performance.now();
    for (let index = 0; index < 100; index++) expect(cleanHtml(html)).not.toContain("class");
    expect(performance.now() - begin).toBeLessThan(1_000);
  });

  test("with more markup than may be stored is shown as the text it has", () => {
    const html = `<p>ab</p>${"<sub>".repeat(limits.tags)}c`;
    expect(isIntricate(html)).toBe(true);
    expect(cleanHtml(html).replaceAll(/\s+/g, " ").trim()).toBe("ab c");
  });

  test("is too much from one character above what may be stored", () => {
    const longest = `<b>${"x".repeat(limits.text - 7)}</b>`;
    expect([longest, `${longest}y`].map(isIntricate)).toEqual([false, true]);
  });
});

test("there is one allow-list for text and one for pictures", () => {
  const using = sourceFiles.filter((path) =>
    importsOf(path).some(({ to }) => to === "functions/platform/sanitize-html.ts"),
  );
  expect(using).toEqual(["functions/platform/clean-html.ts", "functions/platform/picture/harmless-svg.ts"]);
});
