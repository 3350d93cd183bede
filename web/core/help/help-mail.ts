import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { getVersion } from "../../../shared/core/settings/settings.endpoints.ts";
import { call } from "../../platform/api/call.ts";
import { quiet } from "../../platform/failed-reads.ts";
import { useAccount, useSettings } from "../../platform/startup.ts";
import { mailTo } from "./contact-links.ts";

/** The running version; undefined until it is known. */
export function useVersion(): string | undefined {
  const { data } = useQuery({
    queryKey: ["core", "version"],
    queryFn: ({ signal }) => call(getVersion, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
    ...quiet,
  });
  return data?.version;
}

/**
 * A prepared e-mail to the support with the facts that it needs first: laboratory, account, version and page.
 * @param page path of the page that the question is about
 * @returns null if no address is on file
 */
export function useHelpMail(page: string): string | null {
  const { t } = useTranslation("app");
  const { name, support, environment } = useSettings();
  const version = useVersion();
  const account = useAccount()?.username ?? "";
  if (!support.email) return null;
  return mailTo(
    support.email,
    t("help.subject", { lab: name }),
    t("help.body", {
      lab: name,
      account,
      version: version ?? "–",
      environment,
      address: window.location.origin + page,
    }),
  );
}
