import { Anchor, MultiSelect } from "@mantine/core";
import { queryOptions, useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { certificates } from "../../../../shared/proficiency/certificates/certificates.endpoints.ts";
import { trialTexts } from "../../../../shared/proficiency/texts/trial-texts.ts";
import { trialTextsOf } from "../../../embed/texts/trial-texts-of.ts";
import { call } from "../../../platform/api/call.ts";
import { useReaderLanguage } from "../../../platform/i18n/languages.ts";
import { useAccess } from "../../../platform/permissions.ts";
import { RemoteMultiPicker } from "../../../platform/remote-picker.tsx";
import { Link } from "../../../ui/way.tsx";
import { pickerSize } from "./reference-input.tsx";

interface CertificateInputProps {
  label: string;
  defaultValue: string[];
  readOnly?: boolean;
  error?: string;
  onChange: (values: string[]) => void;
  "data-path"?: string;
}

/** Certificates whose names are loaded in advance. */
const allCertificates = queryOptions({
  queryKey: ["proficiency", "certificates", "all"],
  queryFn: ({ signal }) => call(certificates.list, { query: { limit: 1000 }, signal }),
});

/** The certificates of a field, each with its last day; only accounts that may see the laboratory's certificates can pick them. */
export function CertificateInput(props: CertificateInputProps) {
  return useAccess().mayCall(certificates.list) ? <Picker {...props} /> : <KeptCertificate {...props} />;
}

function Picker({ defaultValue, readOnly, ...props }: CertificateInputProps) {
  const { t } = useTranslation("editor", { keyPrefix: "field" });
  const language = useReaderLanguage();
  const words = trialTextsOf(language, trialTexts.defaultsIn(language));
  const { data } = useQuery(allCertificates);
  const labelOf = ({ name, valid_until, validity }: NonNullable<typeof data>["results"][number]) =>
    `${name}, ${validity === "expired" ? words.wasValidUntil(valid_until) : words.validUntil(valid_until)}`;
  const labels = new Map(data?.results.map((certificate) => [certificate.id, labelOf(certificate)]));
  const ids = [...new Set(defaultValue)];
  return (
    <RemoteMultiPicker
      {...props}
      defaultValue={ids}
      disabled={readOnly}
      ownNames
      // A label also says in the reader's language how long the certificate is valid.
      renderOption={({ option }) => option.label}
      queryKey={["proficiency", "certificates", "picked"]}
      labelled={ids.map((value) => ({
        value,
        label: labels.get(value) ?? (data ? t("gone", { identifier: value }) : "…"),
      }))}
      find={async (search, signal) => {
        const page = await call(certificates.list, { query: { search, limit: pickerSize }, signal });
        const items = page.results.map((certificate) => ({
          value: certificate.id,
          label: labelOf(certificate),
        }));
        return { items, more: page.next !== null };
      }}
    />
  );
}

/** The present certificates, read-only. */
function KeptCertificate({ label, defaultValue }: CertificateInputProps) {
  const { t } = useTranslation("editor", { keyPrefix: "field.certificates" });
  const ids = [...new Set(defaultValue)];
  return (
    <MultiSelect
      label={label}
      disabled
      value={ids}
      data={ids}
      placeholder={ids.length === 0 ? t("none") : undefined}
      inputWrapperOrder={["label", "input", "description"]}
      description={
        <>
          {t("later")}{" "}
          <Anchor component={Link} to="/ringversuche/info" inherit>
            {t("about")}
          </Anchor>
        </>
      }
    />
  );
}
