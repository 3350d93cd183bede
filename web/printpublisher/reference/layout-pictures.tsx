import { useTranslation } from "react-i18next";
import { layoutNames } from "../../../shared/printpublisher/templates/template.ts";
import { Link } from "../../ui/way.tsx";
import classes from "./reference.module.css";

type LayoutName = (typeof layoutNames)[number];

/** Columns of a page, by left edge and width. */
const columns = [
  { x: 6, width: 40 },
  { x: 50, width: 40 },
] as const;

interface Bar {
  x: number;
  y: number;
  width: number;
  look: "name" | "label" | "value" | "frame" | "tint";
  height?: number;
}

/** The lines of a page in each layout, as bars; their lengths differ like those of words. */
const drawn: Record<LayoutName, () => Bar[]> = {
  list: () =>
    columns.flatMap(({ x, width }) =>
      [8, 46, 84].flatMap((y): Bar[] => [
        { x, y: y - 3, width, look: "frame", height: 0 },
        { x, y, width: width * 0.6, look: "name" },
        ...[0, 1, 2, 3].flatMap((row): Bar[] => [
          { x, y: y + 7 + row * 6, width: 10, look: "label" },
          { x: x + 14, y: y + 7 + row * 6, width: 14 + ((row * 7 + y) % 12), look: "value" },
        ]),
      ]),
    ),
  table: () =>
    [8, 24, 44, 64, 84, 104].flatMap((y, index): Bar[] => [
      ...(index % 2 ? [{ x: 6, y: y - 3, width: 84, look: "tint" as const, height: 19 }] : []),
      { x: 8, y, width: index === 0 ? 14 : 22, look: "name" },
      ...[36, 56, 74].map(
        (x, cell): Bar => ({
          x,
          y,
          width: index === 0 ? 12 : 9 + ((index + cell * 3) % 6),
          look: index === 0 ? "name" : "value",
        }),
      ),
      ...(index > 0 ? [{ x: 8, y: y + 8, width: 50 + ((index * 9) % 25), look: "value" as const }] : []),
    ]),
  cards: () =>
    columns.flatMap(({ x, width }) =>
      [6, 46, 86].flatMap((y): Bar[] => [
        { x, y, width, look: "frame", height: 34 },
        { x, y, width, look: "tint", height: 9 },
        { x: x + 3, y: y + 3, width: width * 0.5, look: "name" },
        ...[0, 1, 2].flatMap((row): Bar[] => [
          { x: x + 3, y: y + 13 + row * 6, width: 9, look: "label" },
          { x: x + 15, y: y + 13 + row * 6, width: 12 + ((row * 5 + y) % 10), look: "value" },
        ]),
      ]),
    ),
  compact: () =>
    columns.flatMap(({ x, width }) =>
      Array.from({ length: 22 }, (_, row): Bar[] => {
        const y = 7 + row * 5;
        const begins = row % 4 === 0;
        if (begins)
          return [
            { x, y, width: 14, look: "name" },
            { x: x + 16, y, width: width - 16, look: "value" },
          ];
        return [{ x: x + 3, y, width: row % 4 === 3 ? 18 : width - 3, look: "value" }];
      }).flat(),
    ),
};

/** Outline of a page in each layout, with a link to real pages. */
export function LayoutPictures() {
  const { t } = useTranslation("printreference");
  return (
    <ul className={classes.layouts}>
      {layoutNames.map((layout) => (
        <li key={layout}>
          <Link to={`/printpublisher/referenz/anordnung/${layout}`} className={classes.layout}>
            <svg aria-hidden viewBox="0 0 96 128" className={classes.page}>
              <rect width="96" height="128" className={classes.paper} />
              {drawn[layout]().map(({ look: kind, height = 2.4, ...bar }) => (
                <rect
                  key={`${kind} ${bar.x} ${bar.y}`}
                  className={classes[kind]}
                  height={Math.max(height, 0.5)}
                  {...bar}
                />
              ))}
            </svg>
            <span>{t(`scenes.${layout}`)}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
