import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router";
import { createAccount } from "../../../shared/core/users/users.endpoints.ts";
import { send } from "../../platform/api/call.ts";
import { SaveFormFrame } from "../../platform/form/save-form.tsx";
import { useSaveForm } from "../../platform/form/use-save-form.ts";
import { uiLanguage } from "../../platform/i18n/i18n.ts";
import { Choices } from "../../ui/choices.tsx";
import { SaveBar } from "../../ui/form/save-bar.tsx";
import { Page } from "../../ui/page.tsx";
import { Panel } from "../../ui/panel.tsx";
import { GeneralFields, GroupFields } from "./account-fields.tsx";
import { accountMessages } from "./account-messages.ts";
import { newAccountFormSchema } from "./account-schema.ts";
import { PasswordFields } from "./password-fields.tsx";
import { accountsKey, oneAccount } from "./queries.ts";

type By = "link" | "password";

/** A new account: name, groups, and either a link by mail or a password set at once. */
export default function NewAccountPage() {
  const { t } = useTranslation(["users", "password"]);
  const client = useQueryClient();
  const navigate = useNavigate();
  const [by, setBy] = useState<By>("link");
  const base = useSaveForm({
    schema: newAccountFormSchema,
    read: {
      values: {
        username: "",
        email: "",
        language: uiLanguage(),
        groups: [],
        is_admin: false,
        by: "link",
        password: "",
        password_retype: "",
      },
      etag: null,
    },
    save: ({ by, password, password_retype: _, ...account }) =>
      send(createAccount, { body: by === "password" ? { ...account, password } : account }),
    onSaved: async (saved) => {
      const { id } = saved.output;
      client.setQueryData(oneAccount(id).queryKey, saved);
      void client.invalidateQueries({ queryKey: [...accountsKey, "list"] });
      await navigate(`/einstellungen/konten/${id}`);
    },
    messages: accountMessages(t),
    saved: t(by === "link" ? "users:createdByLink" : "users:created"),
  });
  return (
    <Page
      narrow
      title={t("users:new")}
      lead={t("users:newLead")}
      back={{ to: "/einstellungen/konten", label: t("users:list") }}
    >
      <SaveFormFrame base={base} label={t("users:new")}>
        <Panel title={t("users:general")}>
          <GeneralFields form={base.form} renameable />
        </Panel>
        <Panel title={t("users:groups")}>
          <GroupFields form={base.form} editable />
        </Panel>
        <Panel title={t("users:password")}>
          <Choices
            name="by"
            legend={t("users:by.legend")}
            value={by}
            choices={(["link", "password"] as const).map((value) => ({
              value,
              label: t(`users:by.${value}`),
              text: t(`users:by.${value}Text`),
            }))}
            onChange={(value) => {
              setBy(value);
              base.form.setFieldValue("by", value);
            }}
          />
          {by === "password" && (
            <div style={{ marginTop: 20 }}>
              <PasswordFields form={base.form} />
            </div>
          )}
        </Panel>
        <SaveBar status={base.status} label={t("users:create")} />
      </SaveFormFrame>
    </Page>
  );
}
