import { Button, SegmentedControl } from "@mantine/core";
import { useDebouncedValue } from "@mantine/hooks";
import { IconSend } from "@tabler/icons-react";
import { keepPreviousData, useMutation, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { SentBodyOf } from "../../../shared/kernel/endpoint.ts";
import {
  sendOrderMailSample,
  showOrderMail,
} from "../../../shared/laborshop/configuration/configuration.endpoints.ts";
import { call, newIdempotencyKey } from "../../platform/api/call.ts";
import { notifyError, notifySuccess } from "../../platform/notify.tsx";
import { problemText } from "../../platform/problem-text.ts";
import { QueryState } from "../../platform/query-state.tsx";
import { Panel } from "../../ui/panel.tsx";
import { ScrollRegion } from "../../ui/scroll-region.tsx";
import { MailPicture } from "./mail-picture.tsx";
import classes from "./mails.module.css";

export type ShownMail = SentBodyOf<typeof showOrderMail>;

/** Debounce in milliseconds, so that a short pause in typing does not trigger a request. */
const pause = 400;

/** A mail about a sample order with the texts of the form, as mail programs show it and as plain text; the user can send it to themselves. */
export function MailPreview({ mail }: { mail: ShownMail }) {
  const { t } = useTranslation("shopMails");
  const [kind, setKind] = useState<"html" | "text">("html");
  const [settled] = useDebouncedValue(JSON.stringify(mail), pause);
  const query = useQuery({
    queryKey: ["laborshop", "mail", settled],
    queryFn: ({ signal }) => call(showOrderMail, { body: JSON.parse(settled) as ShownMail, signal }),
    placeholderData: keepPreviousData,
  });
  const sending = useMutation({
    mutationFn: () => call(sendOrderMailSample, { body: mail, idempotencyKey: newIdempotencyKey() }),
    onSuccess: ({ to }) => notifySuccess(t("sent", { to })),
    onError: (problem) => notifyError(t("notSent"), { content: problemText(problem) }),
  });
  return (
    <Panel
      title={t("preview")}
      aside={
        <Button
          size="compact-sm"
          variant="default"
          leftSection={<IconSend size={15} aria-hidden />}
          loading={sending.isPending}
          onClick={() => sending.mutate()}
        >
          {t("sendToMe")}
        </Button>
      }
    >
      <SegmentedControl
        mb="md"
        aria-label={t("kind")}
        value={kind}
        data={(["html", "text"] as const).map((value) => ({ value, label: t(`kinds.${value}`) }))}
        onChange={(value) => setKind(value === "text" ? "text" : "html")}
      />
      <QueryState query={query} lines={6}>
        {({ subject, text, html }) => (
          <>
            <p className={classes.subject} lang={mail.language}>
              <span>{t("subject")}:</span> <strong>{subject}</strong>
            </p>
            {kind === "html" ? (
              <MailPicture html={html} />
            ) : (
              <ScrollRegion label={t("kinds.text")} className={classes.text}>
                <pre lang={mail.language}>{text}</pre>
              </ScrollRegion>
            )}
          </>
        )}
      </QueryState>
    </Panel>
  );
}
