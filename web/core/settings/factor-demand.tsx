import { Checkbox, Stack } from "@mantine/core";
import type { UseFormReturnType } from "@mantine/form";
import { useTranslation } from "react-i18next";
import { type DemandedOf, demandedOf } from "../../../shared/core/settings/factor-demand.ts";
import { Panel } from "../../ui/panel.tsx";

/** The accounts of which the laboratory demands a second factor. */
export function FactorDemand<Values extends { second_factor_of: DemandedOf[] }>(props: {
  form: UseFormReturnType<Values>;
  editable: boolean;
}) {
  const { t } = useTranslation(["settings", "users"]);
  const { form, editable } = props;
  const labelOf = (kind: DemandedOf) =>
    kind === "everybody" || kind === "administrators"
      ? t(`settings:factor.${kind}`)
      : t("settings:factor.group", { group: t(`users:group.${kind}.name`) });
  return (
    <Panel title={t("settings:factor.title")}>
      <Checkbox.Group
        label={t("settings:factor.of")}
        description={t("settings:factor.hint")}
        key={form.key("second_factor_of")}
        {...form.getInputProps("second_factor_of")}
      >
        <Stack gap="sm" mt="md">
          {demandedOf.map((kind) => (
            <Checkbox key={kind} value={kind} disabled={!editable} label={labelOf(kind)} />
          ))}
        </Stack>
      </Checkbox.Group>
    </Panel>
  );
}
