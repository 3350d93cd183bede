import { Group, Stack, Text } from "@mantine/core";
import type { ReactNode } from "react";
import classes from "./figures.module.css";
import { Link } from "./way.tsx";

export type Tone = "good" | "new" | "warn" | "bad" | "quiet" | "plain";

/** One figure with its label, optionally linked to the counted records. */
export function StatTile(props: {
  value: ReactNode;
  label: string;
  tone?: Tone;
  to?: string;
  hint?: string;
}) {
  const content = (
    <>
      <span className={classes.value}>{props.value}</span>
      <span className={classes.label}>
        <span className={classes.dot} data-tone={props.tone ?? "plain"} aria-hidden />
        {props.label}
      </span>
      {props.hint && <span className={classes.hint}>{props.hint}</span>}
    </>
  );
  return props.to ? (
    <Link to={props.to} className={classes.tile} data-link>
      {content}
    </Link>
  ) : (
    <div className={classes.tile}>{content}</div>
  );
}

/** Tiles side by side, as many as fit. */
export function StatRow({ children }: { children: ReactNode }) {
  return <div className={classes.row}>{children}</div>;
}

export interface Share {
  label: string;
  value: number;
  tone: Tone;
}

/** Shares of a whole as one bar, with the figures below it. Empty shares are only left out of the bar. */
export function ShareBar(props: {
  shares: readonly Share[];
  format: (value: number) => string;
  compact?: boolean;
}) {
  const total = props.shares.reduce((sum, share) => sum + share.value, 0);
  const description = props.shares.map((share) => `${share.label} ${props.format(share.value)}`).join(", ");
  return (
    <Stack gap={10}>
      <div
        className={classes.bar}
        role="img"
        aria-label={description}
        data-compact={props.compact || undefined}
      >
        {props.shares.map(
          (share) =>
            share.value > 0 && (
              <span
                key={share.label}
                data-tone={share.tone}
                style={{ flexGrow: Math.max(share.value, total * 0.012) }}
              />
            ),
        )}
      </div>
      {!props.compact && (
        <ul className={classes.legend} aria-hidden>
          {props.shares.map((share) => (
            <li key={share.label} data-none={share.value === 0 || undefined}>
              <span className={classes.dot} data-tone={share.tone} />
              <strong>{props.format(share.value)}</strong> {share.label}
            </li>
          ))}
        </ul>
      )}
    </Stack>
  );
}

/** Progress of a long task, in numbers; without a total the bar is indeterminate. */
export function ProgressBar(props: { label: string; done: number; total: number; text: string }) {
  const hasTotal = props.total > 0;
  const share = hasTotal ? Math.min(1, props.done / props.total) : 0;
  return (
    <div>
      <Group justify="space-between" gap="4px 16px" mb={8}>
        <Text fw={560}>{props.label}</Text>
        <Text c="dimmed" className="lb-figures">
          {props.text}
        </Text>
      </Group>
      <div
        className={classes.track}
        role="progressbar"
        aria-label={props.label}
        aria-valuetext={props.text}
        {...(hasTotal
          ? { "aria-valuemin": 0, "aria-valuemax": props.total, "aria-valuenow": props.done }
          : {})}
      >
        <span
          data-unknown={!hasTotal || undefined}
          style={hasTotal ? { width: `${share * 100}%` } : undefined}
        />
      </div>
    </div>
  );
}

/** A state in one word, with colour and dot. */
export function StateTag({ tone, children }: { tone: Tone; children: ReactNode }) {
  return (
    <span className={classes.tag} data-tone={tone}>
      {children}
    </span>
  );
}
