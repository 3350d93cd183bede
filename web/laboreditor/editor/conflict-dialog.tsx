import { Button, Group, Stack, Text } from "@mantine/core";
import { type ComponentProps, lazy, Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../platform/format.ts";
import { Dialog } from "../../ui/dialog.tsx";
import { compareEdits } from "./merge.ts";
import type { Clash } from "./use-editor-form.ts";
import { valuesOf } from "./values.ts";

/** A separate chunk: few people need the text comparison. */
const Lazily = lazy(async () => ({ default: (await import("./comparison.tsx")).Comparison }));

/** The comparison of an edit conflict; empty until it is loaded. */
export const Comparison = (props: ComponentProps<typeof Lazily>) => (
  <Suspense fallback={null}>
    <Lazily {...props} />
  </Suspense>
);

/** The choices between the user's own and the other version, by default the own one. */
export function useChoices() {
  const [takeTheirs, setTakeTheirs] = useState<ReadonlySet<string>>(new Set());
  return {
    takeTheirs,
    choose: (path: string, theirs: boolean) =>
      setTakeTheirs((before) => {
        const next = new Set(before);
        if (theirs) next.add(path);
        else next.delete(path);
        return next;
      }),
  };
}

/** Shows both versions side by side after somebody else has saved first, so that no input is lost on either side. */
export function ConflictDialog({ clash }: { clash: Clash }) {
  const present = clash.theirs;
  const { t } = useTranslation("editor");
  const format = useFormat();
  const choices = useChoices();
  const contested = compareEdits(clash.base, clash.mine, valuesOf(present)).contested.length;
  return (
    <Dialog opened onClose={clash.later} title={t("conflict.title")} size={860}>
      <Stack>
        <Text>
          {t("conflict.who", { name: present.author.name, when: format.dateTime(present.changed) })}{" "}
          {t(contested > 0 ? "conflict.choose" : "conflict.apart")}
        </Text>
        <Comparison
          base={clash.base}
          mine={clash.mine}
          present={present}
          takeTheirs={choices.takeTheirs}
          onChoose={choices.choose}
        />
        <Group justify="flex-end">
          <Button variant="default" onClick={clash.later}>
            {t("conflict.later")}
          </Button>
          <Button data-autofocus onClick={() => clash.solve(choices.takeTheirs)}>
            {t("conflict.merge")}
          </Button>
        </Group>
      </Stack>
    </Dialog>
  );
}
