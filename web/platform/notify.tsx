import { Button, Group, Stack, Text } from "@mantine/core";
import { notifications } from "@mantine/notifications";
import { IconAlertTriangle, IconCheck } from "@tabler/icons-react";
import i18next from "i18next";

interface NotificationOptions {
  content?: string;
  /** Milliseconds until it closes by itself; 0 stays until closed. */
  timeout?: number;
  buttons?: readonly { label: string; onClick: () => void }[];
  /** A notification with the same id replaces this one. */
  id?: string;
}

/** Milliseconds until an ordinary success notice closes. */
const successTimeout = 4_000;

function show(
  type: "success" | "error",
  title: string,
  options: NotificationOptions & { timeout: number },
): string {
  const id = options.id ?? crypto.randomUUID();
  const close = () => notifications.hide(id);
  notifications.hide(id);
  return notifications.show({
    id,
    title,
    color: type === "success" ? "green" : "red",
    icon: type === "success" ? <IconCheck size={18} /> : <IconAlertTriangle size={18} />,
    role: type === "error" ? "alert" : "status",
    autoClose: options.timeout > 0 ? options.timeout : false,
    withBorder: true,
    closeButtonProps: { "aria-label": i18next.t("platform:close") },
    message: (options.content || options.buttons?.length) && (
      <Stack gap="xs">
        {options.content && <Text size="sm">{options.content}</Text>}
        {options.buttons && options.buttons.length > 0 && (
          <Group gap="xs">
            {options.buttons.map((button) => (
              <Button
                key={button.label}
                size="compact-sm"
                variant="light"
                onClick={() => {
                  button.onClick();
                  close();
                }}
              >
                {button.label}
              </Button>
            ))}
          </Group>
        )}
      </Stack>
    ),
  });
}

/** Hides the notice with an id. */
export const hideNotice = (id: string): void => void notifications.hide(id);

/** Reports a success; closes after four seconds unless a time-out is given. */
export const notifySuccess = (title: string, options: NotificationOptions = {}) =>
  show("success", title, { ...options, timeout: options.timeout ?? successTimeout });

/** Reports a failure; stays until it is closed unless a time-out is given. */
export const notifyError = (title: string, options: NotificationOptions = {}) =>
  show("error", title, { ...options, timeout: options.timeout ?? 0 });
