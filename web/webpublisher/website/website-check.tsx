import { Button, Stack, Text, TextInput } from "@mantine/core";
import { useMutation } from "@tanstack/react-query";
import { type FormEvent, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import type { OutputOf } from "../../../shared/kernel/endpoint.ts";
import { checkWebsite } from "../../../shared/webpublisher/website/website.endpoints.ts";
import { elementSnippet, scriptSnippet } from "../../embed/in-app/snippets.ts";
import { embeddable } from "../../embed/widget/options.ts";
import { call } from "../../platform/api/call.ts";
import { ApiProblem } from "../../platform/api/problem.ts";
import { useReaderLanguage } from "../../platform/i18n/languages.ts";
import { problemText } from "../../platform/problem-text.ts";
import { Notice } from "../../ui/notice.tsx";
import { Panel } from "../../ui/panel.tsx";
import { Snippet } from "../../ui/snippet.tsx";

type Report = OutputOf<typeof checkWebsite>;
type Finding = Report["findings"][number];
type Forbidden = Extract<Finding, { policy: string }>;

/** Checks whether the laboratory's own page embeds its directory correctly, and otherwise shows the changes needed there. */
export function WebsiteCheck({ address }: { address: string }) {
  const { t } = useTranslation("website");
  const { t: ui } = useTranslation("ui");
  const field = useRef<HTMLInputElement>(null);
  const [missing, setMissing] = useState(false);
  const check = useMutation({ mutationFn: (url: string) => call(checkWebsite, { body: { url } }) });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const url = field.current?.value.trim() ?? "";
    setMissing(url === "");
    if (url === "") field.current?.focus();
    else check.mutate(url);
  };
  return (
    <Panel title={t("title")}>
      <Stack>
        <Text>{t("lead")}</Text>
        <form onSubmit={submit} noValidate>
          <Stack gap="sm" align="flex-start">
            <TextInput
              ref={field}
              key={address}
              w="100%"
              inputMode="url"
              required
              withAsterisk={false}
              label={t("address")}
              defaultValue={address}
              placeholder={t("example")}
              error={missing && ui("field.required")}
              onChange={() => setMissing(false)}
            />
            <Button type="submit" variant="default" loading={check.isPending}>
              {t("check")}
            </Button>
          </Stack>
        </form>
        <div aria-live="polite">
          {check.isPending && <Text c="dimmed">{t("checking")}</Text>}
          {check.data && <ReportView report={check.data} />}
        </div>
        {check.error && (
          <Notice tone="bad">
            {check.error instanceof ApiProblem && check.error.code === "too_many_requests"
              ? t("waiting")
              : problemText(check.error)}
          </Notice>
        )}
      </Stack>
    </Panel>
  );
}

function ReportView({ report }: { report: Report }) {
  const { t } = useTranslation("website");
  const { t: widgets } = useTranslation("widgets");
  const names = embeddable
    .filter((each) => report.widgets.includes(each))
    .map((each) => widgets(`kinds.${each}`));
  const policies = Map.groupBy(
    report.findings.filter((finding): finding is Forbidden => "policy" in finding),
    ({ code, place, policy }) => `${code} ${place} ${policy}`,
  );
  const isRead = !report.findings.some(({ code }) => code === "unreachable");
  return (
    <Stack>
      {report.findings.length === 0 && (
        <Notice tone="new" title={t("fine")}>
          {t("fineText", { count: report.widgets.length, names: names.join(", ") })}
        </Notice>
      )}
      {report.findings.map((finding) =>
        "policy" in finding ? null : <FindingView key={JSON.stringify(finding)} finding={finding} />,
      )}
      {[...policies].map(([key, forbidden]) => (
        <PolicyView key={key} forbidden={forbidden} />
      ))}
      {isRead && (
        <Text size="sm" c="dimmed" style={{ overflowWrap: "anywhere" }}>
          {t("read", { url: report.url })}
        </Text>
      )}
    </Stack>
  );
}

function FindingView({ finding }: { finding: Exclude<Finding, Forbidden> }) {
  const { t } = useTranslation("website");
  const lang = useReaderLanguage();
  const script = <Snippet label={t("script")} code={scriptSnippet()} />;
  switch (finding.code) {
    case "unreachable":
      return (
        <Notice tone="warn" title={t("unreachable")}>
          {t(`reason.${finding.reason}`, { status: finding.status ?? "" })}
        </Notice>
      );
    case "script_missing":
      return (
        <Stack gap="xs">
          <Notice tone="warn" title={t("script_missing")}>
            {t("scriptText")}
          </Notice>
          {script}
        </Stack>
      );
    case "wrong_script":
      return (
        <Stack gap="xs">
          <Notice tone="warn" title={t("wrong_script")}>
            {t("wrongText", { found: finding.found })}
          </Notice>
          {script}
        </Stack>
      );
    case "element_missing":
      return (
        <Stack gap="xs">
          <Notice tone="warn" title={t("element_missing")}>
            {t("elementText")}
          </Notice>
          <Snippet label={t("element")} code={elementSnippet({ widget: "directory", lang })} />
        </Stack>
      );
    case "unknown_widget":
      return (
        <Notice tone="warn" title={t("unknown_widget", { found: finding.found })}>
          {t("unknownText", { names: embeddable.join(", ") })}
        </Notice>
      );
  }
}

/** A policy that forbids something, and the line that would allow it. */
function PolicyView({ forbidden }: { forbidden: Forbidden[] }) {
  const { t } = useTranslation("website");
  const [first] = forbidden;
  if (!first) return null;
  const { code, place, policy } = first;
  const name = `Content-Security-Policy${code === "policy_would_forbid" ? "-Report-Only" : ""}`;
  const line =
    place === "header"
      ? `${name}: ${policy}`
      : `<meta http-equiv="${name}" content="${policy.replaceAll('"', "&quot;")}">`;
  return (
    <Stack gap="xs">
      <Notice tone="warn" title={t(code)}>
        {code === "policy_would_forbid" && <p>{t("wouldText")}</p>}
        {forbidden.map(({ what: need, directive, missing }) => (
          <p key={need}>{t(`forbids.${need}`, { directive, missing })}</p>
        ))}
        {policy.includes("'nonce-") && <p>{t("nonce")}</p>}
      </Notice>
      <Snippet label={`${t("change")} (${t(`place.${place}`)})`} code={line} />
    </Stack>
  );
}
