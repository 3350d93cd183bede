import { Button } from "@mantine/core";
import { IconPlus, IconRosetteDiscountCheck } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { certificates } from "../../../shared/proficiency/certificates/certificates.endpoints.ts";
import { certifyInBulk } from "../../../shared/proficiency/certified-testable/certified-testable.endpoints.ts";
import { certificateValidities } from "../../../shared/proficiency/validity.ts";
import { useFormat } from "../../platform/format.ts";
import { ListFilters, scopeOf } from "../../platform/list/list-filters.tsx";
import { ListPage } from "../../platform/list/list-page.tsx";
import { useListState } from "../../platform/list/list-state.ts";
import { OwnName, useNotedLead } from "../../platform/own-names.tsx";
import { useAccess } from "../../platform/permissions.ts";
import { resourceQueries } from "../../platform/resource/resource.ts";
import { ActionLink } from "../../ui/way.tsx";
import { useValidityFilter } from "../validity-filter.ts";
import { ValidityTag } from "../validity-tag.tsx";

const queries = resourceQueries(["ringversuche", "zertifikate"], certificates);

/** The list of certificates, each with a link to its certifications. */
export default function CertificationsPage() {
  const { t } = useTranslation("certifications");
  const { t: common } = useTranslation("trials");
  const format = useFormat();
  const access = useAccess();
  const filters = [useValidityFilter(certificateValidities)];
  const state = useListState<string>({ pageSize: 50, filters: filters.map(({ name }) => name) });
  return (
    <ListPage
      title={t("title")}
      lead={useNotedLead(t("lead"))}
      actions={
        access.mayCall(certifyInBulk) && (
          <Button component={ActionLink} to="neu" leftSection={<IconPlus size={16} aria-hidden />}>
            {t("new")}
          </Button>
        )
      }
      label={t("title")}
      search={t("search")}
      filters={<ListFilters filters={filters} state={state} />}
      state={state}
      query={useQuery(queries.list(state, scopeOf(filters, state)))}
      rowKey={({ id }) => id}
      open={{ to: ({ id }) => `/ringversuche/zertifizierungen/${id}` }}
      empty={{ title: t("none"), text: t("noneText"), icon: IconRosetteDiscountCheck }}
      columns={[
        {
          key: "name",
          label: t("certificate"),
          width: "minmax(220px, 2fr)",
          phone: "title",
          sortable: true,
          cell: ({ name }) => <OwnName>{name}</OwnName>,
        },
        {
          key: "certified",
          label: t("certified"),
          width: "130px",
          align: "end",
          sortable: true,
          cell: ({ certified }) => <span className="lb-figures">{format.number(certified)}</span>,
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
      ]}
    />
  );
}
