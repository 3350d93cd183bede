import { Button } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { useParams } from "react-router";
import { useFormat } from "../../platform/format.ts";
import { useNotedLead } from "../../platform/own-names.tsx";
import { QueryState } from "../../platform/query-state.tsx";
import { Page } from "../../ui/page.tsx";
import { ActionLink } from "../../ui/way.tsx";
import { BulkTable } from "./bulk-table.tsx";
import { certificationSheet } from "./queries.ts";

/** The certifications of one certificate for many test parameters, edited in one table and saved in one go. */
export default function BulkPage() {
  const { t } = useTranslation("certifications");
  const format = useFormat();
  const { id = "" } = useParams();
  const query = useQuery(certificationSheet(id));
  const certificate = query.data?.certificate;
  const lead = useNotedLead(
    certificate &&
      t("facts", { tested: format.day(certificate.test_date), until: format.day(certificate.valid_until) }),
  );
  return (
    <Page
      title={certificate?.name ?? t("title")}
      lead={certificate && lead}
      back={{ to: "/ringversuche/zertifizierungen", label: t("title") }}
      actions={
        certificate && (
          <Button component={ActionLink} variant="default" to={`/ringversuche/zertifikate/${id}`}>
            {t("open")}
          </Button>
        )
      }
    >
      <QueryState query={query}>{(sheet) => <BulkTable key={id} id={id} sheet={sheet} />}</QueryState>
    </Page>
  );
}
