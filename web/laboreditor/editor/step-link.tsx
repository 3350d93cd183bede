import { ActionIcon } from "@mantine/core";
import { IconChevronLeft, IconChevronRight } from "@tabler/icons-react";
import type { To } from "react-router";
import { ActionLink } from "../../ui/way.tsx";

interface StepLinkProps {
  forward?: boolean;
  /** Label of the step. */
  label: string;
  /** Target of the link and its name; undefined at either end. */
  target: { to: To; name: string; state?: unknown } | undefined;
}

/** A link to the previous or next entry of a sequence. */
export function StepLink({ forward = false, label, target }: StepLinkProps) {
  const Icon = forward ? IconChevronRight : IconChevronLeft;
  const icon = <Icon size={16} aria-hidden />;
  if (!target)
    return (
      <ActionIcon variant="default" size={30} disabled aria-label={label}>
        {icon}
      </ActionIcon>
    );
  const { name, to, state } = target;
  return (
    <ActionIcon
      component={ActionLink}
      variant="default"
      size={30}
      to={to}
      state={state}
      aria-label={`${label}: ${name}`}
      title={name}
    >
      {icon}
    </ActionIcon>
  );
}
