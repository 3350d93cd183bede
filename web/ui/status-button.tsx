import { Button, type ButtonProps } from "@mantine/core";
import { IconAlertTriangle, IconCheck } from "@tabler/icons-react";
import { type ComponentPropsWithoutRef, type ReactNode, useEffect, useState } from "react";

export type ButtonStatus = "idle" | "loading" | "success" | "error";

type Props = ButtonProps &
  Omit<ComponentPropsWithoutRef<"button">, keyof ButtonProps> & { status: ButtonStatus; children: ReactNode };

/** Milliseconds for which the button shows success or failure. */
const shown = 2_500;

/** A button that shows the progress of its action; it is disabled meanwhile. */
export function StatusButton({ status, children, leftSection, ...rest }: Props) {
  const [visible, setVisible] = useState(status);
  useEffect(() => {
    setVisible(status);
    if (status === "idle" || status === "loading") return;
    const timer = setTimeout(() => setVisible("idle"), shown);
    return () => clearTimeout(timer);
  }, [status]);
  const icon =
    visible === "success" ? (
      <IconCheck size={16} aria-hidden />
    ) : visible === "error" ? (
      <IconAlertTriangle size={16} aria-hidden />
    ) : (
      leftSection
    );
  return (
    <Button
      {...rest}
      leftSection={icon}
      loading={visible === "loading"}
      aria-busy={visible === "loading"}
      data-status={visible}
    >
      {children}
    </Button>
  );
}

/** The status of a mutation, for a button. */
export const statusOf = (mutation: {
  isPending: boolean;
  isSuccess: boolean;
  isError: boolean;
}): ButtonStatus =>
  mutation.isPending ? "loading" : mutation.isError ? "error" : mutation.isSuccess ? "success" : "idle";
