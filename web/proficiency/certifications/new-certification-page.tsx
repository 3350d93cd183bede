import { Button, Group, Stack } from "@mantine/core";
import { type FormEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { certificates } from "../../../shared/proficiency/certificates/certificates.endpoints.ts";
import { RemotePicker } from "../../platform/remote-picker.tsx";
import { Page } from "../../ui/page.tsx";
import { Panel } from "../../ui/panel.tsx";
import { useGo } from "../../ui/way.tsx";
import { namedFinder } from "../pick-named.ts";

/** Chooses the certificate of which it is then said what it certifies. */
export default function NewCertificationPage() {
  const { t } = useTranslation("certifications");
  const go = useGo();
  const [chosen, setChosen] = useState<string | null>(null);
  const open = (event: FormEvent) => {
    event.preventDefault();
    if (chosen) void go(`/ringversuche/zertifizierungen/${chosen}`);
  };
  return (
    <Page
      narrow
      title={t("new")}
      lead={t("newLead")}
      back={{ to: "/ringversuche/zertifizierungen", label: t("title") }}
    >
      <form onSubmit={open} aria-label={t("new")}>
        <Panel>
          <Stack gap="md">
            <RemotePicker
              label={t("certificate")}
              description={t("certificateHelp")}
              required
              queryKey={["ringversuche", "zertifikate"]}
              find={namedFinder(certificates.list)}
              value={chosen}
              onChange={setChosen}
            />
            <Group justify="flex-end">
              <Button type="submit" disabled={chosen === null}>
                {t("go")}
              </Button>
            </Group>
          </Stack>
        </Panel>
      </form>
    </Page>
  );
}
