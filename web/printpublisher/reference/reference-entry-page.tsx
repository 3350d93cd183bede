import { Anchor, Code, Group, Stack, Text } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { Navigate, useParams } from "react-router";
import type { SampleOrder } from "../../../shared/printpublisher/samples/samples.endpoints.ts";
import { margin, towardsEdge, trim } from "../../../shared/printpublisher/templates/page-model.ts";
import type { BookScene } from "../../../shared/printpublisher/templates/reference.ts";
import { useFormat } from "../../platform/format.ts";
import { QueryState } from "../../platform/query-state.tsx";
import { Fact, Facts } from "../../ui/facts.tsx";
import { Page } from "../../ui/page.tsx";
import { Panel } from "../../ui/panel.tsx";
import { Snippet } from "../../ui/snippet.tsx";
import { Link } from "../../ui/way.tsx";
import { ExplainedPages } from "../samples/sample-panel.tsx";
import classes from "./reference.module.css";
import { type ReferenceItem, useReference } from "./reference-items.ts";

const basePath = "/printpublisher/referenz";

/** One entry of the reference: its meaning, an example rule, and real pages with it. */
export default function ReferenceEntryPage() {
  const { t } = useTranslation("printreference");
  const { type, path } = useParams();
  const { docs, items: all } = useReference();
  const back = { to: basePath, label: t("title") };
  if (!docs.data)
    return (
      <Page title={t("title")} back={back}>
        <QueryState query={docs}>{() => null}</QueryState>
      </Page>
    );
  const item = all.find((entry) => entry.kind === type && entry.path === path);
  if (!item) return <Navigate to="/printpublisher" replace />;
  const explained = <Explained item={item} all={all} />;
  return (
    <Page narrow={!item.sample} title={item.name} lead={item.meaning} back={back}>
      {item.sample ? (
        <ExplainedPages key={item.path} order={orderOf(item.sample, item.rules)}>
          {explained}
        </ExplainedPages>
      ) : (
        explained
      )}
    </Page>
  );
}

const orderOf = (scene: BookScene, stylesheet = ""): SampleOrder => ({
  what: "template",
  template:
    scene === "text"
      ? { type: "text", layout: "list", stylesheet }
      : { type: "directory", layout: scene, stylesheet },
});

function Explained({ item, all }: { item: ReferenceItem; all: readonly ReferenceItem[] }) {
  const { t } = useTranslation("printreference");
  if (item.kind === "seite")
    return (
      <Panel title={t("drawing")}>
        <Drawing />
      </Panel>
    );
  if (item.kind === "anordnung") {
    const here = all.filter(({ scenes }) => scenes?.some((scene) => scene === item.path));
    return (
      <Panel title={t("classesHere")}>
        <Facts>
          {here.map(({ path, kind, name, meaning }) => (
            <Fact key={path} label={meaning}>
              <Anchor component={Link} to={`${basePath}/${kind}/${path}`}>
                {name}
              </Anchor>
            </Fact>
          ))}
        </Facts>
      </Panel>
    );
  }
  return (
    <Panel title={t("example")}>
      <Stack>
        <Facts>
          {item.scenes && (
            <Fact label={t("standsIn")}>
              <Group gap="xs">
                {item.scenes.map((scene) =>
                  scene === "text" ? (
                    <Text key={scene} span>
                      {t("scenes.text")}
                    </Text>
                  ) : (
                    <Anchor key={scene} component={Link} to={`${basePath}/anordnung/${scene}`}>
                      {t(`scenes.${scene}`)}
                    </Anchor>
                  ),
                )}
              </Group>
            </Fact>
          )}
          {item.value && (
            <Fact label={t("value")}>
              <Code>{item.value}</Code>
            </Fact>
          )}
        </Facts>
        {item.rules && <Snippet label={item.name} code={item.rules} />}
      </Stack>
    </Panel>
  );
}

/** A left and a right page, drawn to the engine's own measures. */
function Drawing() {
  const { t } = useTranslation("printreference");
  const { number: inMm } = useFormat();
  const edge = 2;
  const text = {
    y: margin.top,
    width: trim.width - 2 * margin.side,
    height: trim.height - margin.top - margin.bottom,
  };
  const outer = margin.side - towardsEdge;
  const inner = margin.side + towardsEdge;
  return (
    <svg
      role="img"
      aria-label={t("drawing")}
      className={classes.drawing}
      viewBox={`${-edge} ${-edge} ${2 * trim.width + 2 * edge} ${trim.height + 2 * edge}`}
    >
      {[outer, trim.width + inner].map((x, index) => (
        <g key={x}>
          <rect className={classes.paper} x={index * trim.width} y={0} {...trim} />
          <rect className={classes.text} x={x} {...text} />
          <text x={x + text.width / 2} y={margin.top / 2 + 3}>
            {inMm(margin.top)}
          </text>
          <text x={x + text.width / 2} y={trim.height - margin.bottom / 2 + 3}>
            {inMm(margin.bottom)}
          </text>
          <text x={x + text.width / 2} y={trim.height / 2 + 3}>
            {`${inMm(trim.width)} × ${inMm(trim.height)}`}
          </text>
          <text x={index * trim.width + (index === 0 ? outer : inner) / 2} y={trim.height / 2 + 3}>
            {inMm(index === 0 ? outer : inner)}
          </text>
          <text x={x + text.width + (index === 0 ? inner : outer) / 2} y={trim.height / 2 + 3}>
            {inMm(index === 0 ? inner : outer)}
          </text>
        </g>
      ))}
    </svg>
  );
}
