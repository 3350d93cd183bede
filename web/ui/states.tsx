import { Button, Skeleton, Stack, Text, VisuallyHidden } from "@mantine/core";
import { IconAlertTriangle, IconInbox, IconLock, type TablerIcon } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import classes from "./page.module.css";

/** Replaces missing content by an explanation, and an action to add some. */
export function EmptyState(props: {
  title: string;
  text?: ReactNode;
  action?: ReactNode;
  icon?: TablerIcon;
  tone?: "bad";
}) {
  const { icon: Icon = IconInbox } = props;
  return (
    <div className={classes.state}>
      <span className={classes.stateIcon} data-tone={props.tone}>
        <Icon size={26} stroke={1.5} aria-hidden />
      </span>
      <Text fw={600}>{props.title}</Text>
      {props.text && <div className={classes.stateText}>{props.text}</div>}
      {props.action && <div>{props.action}</div>}
    </div>
  );
}

/** A failure to load; `text` explains it, the button retries. */
export function ErrorState({ text, onRetry }: { text: string; onRetry?: () => void }) {
  const { t } = useTranslation("ui");
  return (
    <div role="alert">
      <EmptyState
        icon={IconAlertTriangle}
        tone="bad"
        title={t("error.title")}
        text={text}
        action={
          onRetry && (
            <Button variant="default" onClick={onRetry} mt="xs">
              {t("error.retry")}
            </Button>
          )
        }
      />
    </div>
  );
}

/** The account lacks the permission to see the content. */
export function NoPermission() {
  const { t } = useTranslation("ui");
  return <EmptyState icon={IconLock} title={t("noPermission.title")} text={t("noPermission.text")} />;
}

/** Placeholder lines while loading. */
export function LoadingState({ lines = 4 }: { lines?: number }) {
  const { t } = useTranslation("ui");
  return (
    <Stack gap="sm" p="lg" role="status">
      <VisuallyHidden>{t("loading")}</VisuallyHidden>
      {Array.from({ length: lines }, (_, line) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines are all alike and never move
        <Skeleton key={line} height={14} width={`${92 - ((line * 17) % 40)}%`} />
      ))}
    </Stack>
  );
}
