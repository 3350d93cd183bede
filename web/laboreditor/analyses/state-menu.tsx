import { Menu } from "@mantine/core";
import { IconChevronDown } from "@tabler/icons-react";
import { useQueryClient } from "@tanstack/react-query";
import type { TFunction } from "i18next";
import { type KeyboardEvent, type SyntheticEvent, useId, useRef, useState } from "react";
import type { AnalysisRow } from "../../../shared/laboreditor/analyses/analysis-row.ts";
import { StateTag } from "../../ui/figures.tsx";
import { useGo } from "../../ui/way.tsx";
import classes from "./analyses.module.css";
import { nextStates, stateTones } from "./analysis-state.ts";
import { setState } from "./set-state.ts";

interface StateProps {
  row: AnalysisRow;
  t: TFunction<"laboreditor">;
  tabIndex: number;
  onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
}

/** The state of a row, with a menu for accounts that may change it. The menu is created when it is opened. */
export function StateMenu(props: StateProps) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const { row, t } = props;
  // Otherwise the press would close the menu and the click open it again.
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
          // Arrow keys pressed before the focus reaches the menu must not move between rows.
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
  const client = useQueryClient();
  const go = useGo();
  return (
    <Menu
      opened
      onClose={props.onClose}
      // The menu is unmounted when it closes, so it cannot return the focus.
      returnFocus={false}
      position="bottom-start"
      shadow="md"
      radius="md"
      withinPortal
      // In the page's landmark, but above the rows that follow.
      portalProps={{ target: "#content" }}
    >
      <Menu.Target>
        <span className={classes.beneath} aria-hidden />
      </Menu.Target>
      <Menu.Dropdown aria-labelledby={props.labelledBy}>
        {nextStates[row.state].map((state) => (
          <Menu.Item key={state} onClick={() => void setState(row, state, { client, go })}>
            {t(`analyses.become.${state}`)}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
