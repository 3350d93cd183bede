import { useTranslation } from "react-i18next";
import * as z from "zod";
import { certificates } from "../../../shared/proficiency/certificates/certificates.endpoints.ts";
import { SaveFormFrame } from "../../platform/form/save-form.tsx";
import { useSaveForm } from "../../platform/form/use-save-form.ts";
import { useNotedLead } from "../../platform/own-names.tsx";
import { RemotePicker } from "../../platform/remote-picker.tsx";
import { SaveBar } from "../../ui/form/save-bar.tsx";
import { Page } from "../../ui/page.tsx";
import { Panel } from "../../ui/panel.tsx";
import { useGo } from "../../ui/way.tsx";
import { namedFinder } from "../pick-named.ts";

const choice = z.object({ certificate: z.string().min(1) });

/** Chooses the certificate to which certifications are to be added. */
export default function NewCertificationPage() {
  const { t } = useTranslation("certifications");
  const go = useGo();
  const base = useSaveForm({
    schema: choice,
    read: { values: { certificate: "" }, etag: null },
    save: async ({ certificate }) => certificate,
    saved: null,
    onSaved: (id) => go(`/ringversuche/zertifizierungen/${id}`),
  });
  const { form } = base;
  return (
    <Page
      narrow
      title={t("new")}
      lead={useNotedLead(t("newLead"))}
      back={{ to: "/ringversuche/zertifizierungen", label: t("title") }}
    >
      <SaveFormFrame base={base} label={t("new")} isNew>
        <Panel>
          <RemotePicker
            label={t("certificate")}
            description={t("certificateHelp")}
            required
            queryKey={["ringversuche", "zertifikate"]}
            ownNames
            find={namedFinder(certificates.list)}
            key={form.key("certificate")}
            {...form.getInputProps("certificate")}
          />
        </Panel>
        <SaveBar saving={base} label={t("go")} unmarked />
      </SaveFormFrame>
    </Page>
  );
}
