import { Button, Group, Stack, Text } from "@mantine/core";
import { IconCertificate, IconDownload } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import {
  type Certificate,
  certificateInput,
  certificateTypes,
  maxCertificateSize,
} from "../../../shared/proficiency/certificates/certificate.ts";
import {
  announceCertificate,
  certificates,
  readCertificateFile,
} from "../../../shared/proficiency/certificates/certificates.endpoints.ts";
import { certifyInBulk } from "../../../shared/proficiency/certified-testable/certified-testable.endpoints.ts";
import { certificateValidities } from "../../../shared/proficiency/validity.ts";
import { call } from "../../platform/api/call.ts";
import { DateInput } from "../../platform/date/date-input.tsx";
import { FileUpload } from "../../platform/file-upload.tsx";
import { TranslatedText, translationValues } from "../../platform/form/translated-text.tsx";
import type { SaveForm } from "../../platform/form/use-save-form.ts";
import { whileTyping } from "../../platform/form/while-typing.ts";
import { useFormat } from "../../platform/format.ts";
import { OwnName } from "../../platform/own-names.tsx";
import { useAccess } from "../../platform/permissions.ts";
import { resource } from "../../platform/resource/resource-pages.tsx";
import { saveBlob } from "../../platform/save-blob.ts";
import { Panel } from "../../ui/panel.tsx";
import { ActionLink } from "../../ui/way.tsx";
import { useValidityFilter } from "../validity-filter.ts";
import { ValidityTag } from "../validity-tag.tsx";
import classes from "./first-page.module.css";
import { FirstPage } from "./first-page.tsx";
import { NewCertificates } from "./new-certificates.tsx";
import { accepted, sendCertificate, typeOf } from "./send-certificate.ts";

type Form = SaveForm<typeof certificateInput>["form"];

function Fields({ form, record }: { form: Form; record: Certificate | null }) {
  const { t } = useTranslation("certificates");
  const { t: common } = useTranslation("trials");
  const format = useFormat();
  const access = useAccess();
  const [chosen, setChosen] = useState<File | null>(null);
  const stored = useQuery({
    queryKey: ["ringversuche", "zertifikate", "file", record?.file.id],
    queryFn: async ({ signal }) => {
      const bytes = await call(readCertificateFile, { params: { id: record?.id ?? "" }, signal });
      return new Blob([new Uint8Array(bytes)], { type: certificateTypes[record?.file.type ?? "pdf"] });
    },
    enabled: record !== null,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const file = chosen ? { name: chosen.name, type: typeOf(chosen) } : record?.file;
  const date = (path: "test_date" | "valid_until", label: string) => (
    <DateInput
      label={label}
      required
      key={form.key(path)}
      {...form.getInputProps(path)}
      defaultValue={form.getValues()[path]}
      onChange={(value) => form.setFieldValue(path, value, whileTyping)}
      data-path={path}
    />
  );
  const replaced = form.getInputProps("file");
  return (
    <Panel>
      <div className={classes.beside}>
        <Stack gap="md">
          <TranslatedText form={form} field="name" label={t("name")} required maxLength={200} />
          <div className={classes.dates}>
            {date("test_date", t("testDate"))}
            {date("valid_until", common("validUntil"))}
          </div>
          {access.mayCall(announceCertificate) && access.mayCall(certificates.change) && (
            <FileUpload
              label={t("replace")}
              button={t("chooseOne")}
              hint={t("replaceHint", { limit: format.size(maxCertificateSize) })}
              accept={accepted}
              maxSize={maxCertificateSize}
              send={async (picked, onProgress, signal) => ({
                picked,
                id: await sendCertificate(picked, onProgress, signal),
              })}
              onDone={({ picked, id }) => {
                setChosen(picked);
                form.setFieldValue("file", id);
              }}
            />
          )}
          {replaced.error && (
            <Text c="red" size="sm" role="alert" data-path="file">
              {replaced.error}
            </Text>
          )}
        </Stack>
        <Stack gap="xs">
          {file && <FirstPage bytes={chosen ?? stored.data} type={file.type} name={file.name} />}
          {file && (
            <Text size="sm" c="dimmed" style={{ overflowWrap: "anywhere" }}>
              {file.name}
            </Text>
          )}
          {record && !chosen && stored.data && (
            <Button
              size="xs"
              variant="default"
              leftSection={<IconDownload size={15} aria-hidden />}
              onClick={() => stored.data && saveBlob(stored.data, record.file.name)}
            >
              {t("download")}
            </Button>
          )}
        </Stack>
      </div>
    </Panel>
  );
}

/** Link to the certifications of the certificate. */
function Below({ id }: { id: string }) {
  const { t } = useTranslation("certificates");
  const access = useAccess();
  return (
    access.mayCall(certifyInBulk) && (
      <Group>
        <Button component={ActionLink} to={`/ringversuche/zertifizierungen/${id}`} variant="default">
          {t("certify")}
        </Button>
      </Group>
    )
  );
}

const described = resource({
  calls: certificates,
  at: "/ringversuche/zertifikate",
  texts: "certificates",
  ownNames: true,
  icon: IconCertificate,
  name: ({ name }) => name,
  useColumns: () => {
    const { t } = useTranslation("certificates");
    const { t: common } = useTranslation("trials");
    const format = useFormat();
    return [
      {
        key: "name",
        label: t("name"),
        width: "minmax(220px, 2fr)",
        phone: "title",
        sortable: true,
        cell: ({ name }) => <OwnName>{name}</OwnName>,
      },
      {
        key: "test_date",
        label: t("testDate"),
        width: "140px",
        sortable: true,
        cell: ({ test_date }) => format.day(test_date),
      },
      {
        key: "validity",
        label: common("validityLabel"),
        width: "minmax(150px, 1fr)",
        cell: ({ validity }) => <ValidityTag validity={validity} />,
      },
      {
        key: "valid_until",
        label: common("validUntil"),
        width: "140px",
        sortable: true,
        cell: ({ valid_until }) => format.day(valid_until),
      },
      {
        key: "certified",
        label: t("certified"),
        width: "130px",
        align: "end",
        sortable: true,
        cell: ({ certified }) => <span className="lb-figures">{format.number(certified)}</span>,
      },
    ];
  },
  useFilters: () => {
    const { t } = useTranslation("certificates");
    const assigned = {
      name: "assigned",
      label: t("assigned"),
      any: t("anyAssigned"),
      options: [
        { value: "true", label: t("isAssigned") },
        { value: "false", label: t("notAssigned") },
      ],
    };
    return [useValidityFilter(certificateValidities), assigned];
  },
  schema: certificateInput,
  values: (record) => ({
    name: record?.name ?? "",
    translations: translationValues(record, ["name"]),
    file: record?.file.id ?? "",
    test_date: record?.test_date ?? "",
    valid_until: record?.valid_until ?? "",
  }),
  Fields,
  Below,
});

export const pages = { ...described, create: NewCertificates };
