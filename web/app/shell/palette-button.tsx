import { ActionIcon } from "@mantine/core";
import { useHotkeys } from "@mantine/hooks";
import { IconSearch } from "@tabler/icons-react";
import { lazy, Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import { openDialogs } from "../../ui/covering.ts";

const Palette = lazy(() => import("./palette.tsx"));

/** Opens the palette, like Ctrl or Cmd + K anywhere. */
export function PaletteButton() {
  const { t } = useTranslation("app");
  const [opened, setOpened] = useState(false);
  const press = (event: KeyboardEvent) => {
    // The editor of formatted text uses the same keys for a link.
    if (event.defaultPrevented || openDialogs().length > 0) return;
    event.preventDefault();
    setOpened(true);
  };
  useHotkeys([["mod+K", press, { preventDefault: false }]], [], true);
  return (
    <>
      <ActionIcon
        variant="subtle"
        color="gray"
        size="lg"
        aria-label={t("palette.title")}
        aria-keyshortcuts="Control+K Meta+K"
        title={`${t("palette.title")} (${t("keyNames.control")} + K)`}
        onClick={() => setOpened(true)}
      >
        <IconSearch size={20} stroke={1.6} />
      </ActionIcon>
      {opened && (
        <Suspense>
          <Palette onClose={() => setOpened(false)} />
        </Suspense>
      )}
    </>
  );
}
