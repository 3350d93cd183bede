import { Menu } from "@mantine/core";
import { IconChevronDown } from "@tabler/icons-react";
import { useQueryClient } from "@tanstack/react-query";
import type { TFunction } from "i18next";
import { type KeyboardEvent, type SyntheticEvent, useId, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import type { AnalysisState } from "../../../shared/core/catalogue/document.ts";
import type { AnalysisRow } from "../../../shared/laboreditor/analyses/analysis-row.ts";
import { changeAnalysis } from "../../../shared/laboreditor/analyses/editor.endpoints.ts";
import { send } from "../../platform/api/call.ts";
import { notifyError, notifySuccess } from "../../platform/notify.tsx";
import { problemText } from "../../platform/problem-text.ts";
import { StateTag } from "../../ui/figures.tsx";
import { useGo } from "../../ui/way.tsx";
import { analysisForm } from "../editor/queries.ts";
import classes from "./analyses.module.css";
import { nextStates, stateTones } from "./analysis-state.ts";

/** Publishes or hides an analysis from its row; a notification offers to undo it. */
function useSetState() {
  const { t } = useTranslation("laboreditor");
  const client = useQueryClient();
  const go = useGo();
  return async function set(
    { id, name }: Pick<AnalysisRow, "id" | "name">,
    state: AnalysisState,
  ): Promise<void> {
    try {
      const read = await client.fetchQuery({ ...analysisForm(id), staleTime: 0 });
      const before = read.output.state;
      const ifMatch = read.etag ?? undefined;
      const saved = await send(changeAnalysis, { params: { id }, body: { state }, ifMatch });
      client.setQueryData(analysisForm(id).queryKey, saved);
      await client.invalidateQueries({
        queryKey: ["laboreditor"],
        predicate: ({ queryKey }) => queryKey[2] !== "one",
      });
      notifySuccess(t("analyses.stateSet", { name, state: t(`states.${state}`) }), {
        id: "state",
        timeout: 8_000,
        buttons: nextStates[state].includes(before)
          ? [{ label: t("analyses.undo"), onClick: () => void set({ id, name }, before) }]
          : [],
      });
    } catch (problem) {
      notifyError(t("analyses.stateFailed", { name }), {
        id: "state",
        content: problemText(problem),
        buttons: [{ label: t("analyses.open"), onClick: () => void go(`/laboreditor/analyse/${id}`) }],
      });
    }
  };
}

interface StateProps {
  row: AnalysisRow;
  t: TFunction<"laboreditor">;
  tabIndex: number;
  onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
}

/** The state of a row; whoever may change it does so here. Its menu is made when it is asked for. */
export function StateMenu(props: StateProps) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const { row, t } = props;
  // It would be closed by the press and opened again by the click.
  const keepOpen = (event: SyntheticEvent) => isOpen && event.stopPropagation();
  const close = () => {
    setOpen(false);
    button.current?.focus();
  };
  return (
    <span className={classes.states}>
      <button
        ref={button}
        id={id}
        type="button"
        className={classes.state}
        tabIndex={props.tabIndex}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-label={t("analyses.changeState", { name: row.name, state: t(`states.${row.state}`) })}
        onMouseDown={keepOpen}
        onTouchStart={keepOpen}
        onClick={() => setOpen(!isOpen)}
        onKeyDown={(event) => {
          if (!isOpen) props.onKeyDown(event);
          // Keys that come before the focus is in the menu walk through no rows.
          else if (event.key.startsWith("Arrow")) event.preventDefault();
          else if (event.key === "Escape") close();
        }}
      >
        <StateTag tone={stateTones[row.state]}>{t(`states.${row.state}`)}</StateTag>
        <IconChevronDown size={13} aria-hidden />
      </button>
      {isOpen && <OpenedMenu row={row} t={t} labelledBy={id} onClose={close} />}
    </span>
  );
}

function OpenedMenu(props: Pick<StateProps, "row" | "t"> & { labelledBy: string; onClose: () => void }) {
  const { row, t } = props;
  const set = useSetState();
  return (
    <Menu
      opened
      onClose={props.onClose}
      // What is closed is no longer there to give the focus back.
      returnFocus={false}
      // To the menu the button lies outside: as it stands by default, a key that is pressed before the focus has moved would close it.
      clickOutsideEvents={["mousedown", "touchstart"]}
      position="bottom-start"
      shadow="md"
      radius="md"
      withinPortal
      // Within the page's landmark, but above the rows that follow.
      portalProps={{ target: "#content" }}
    >
      <Menu.Target>
        <span className={classes.beneath} aria-hidden />
      </Menu.Target>
      <Menu.Dropdown aria-labelledby={props.labelledBy}>
        {nextStates[row.state].map((state) => (
          <Menu.Item key={state} onClick={() => void set(row, state)}>
            {t(`analyses.become.${state}`)}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
