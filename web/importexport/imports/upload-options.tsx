import { Box, Select } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { useUnreadChoice } from "../../platform/unread-choice.ts";
import { importProfiles } from "./queries.ts";
import { RowRules, type Rules } from "./row-rules.tsx";

interface Props {
  /** Id of the profile to read by; empty for the one that fits the headings. */
  profile: string;
  rules: Rules;
  disabled: boolean;
  onProfile: (profile: string) => void;
  onRules: (rules: Rules) => void;
}

/** Options that few people choose before they send a file: a profile, and the treatment of repeated codes and faulty rows. */
export default function UploadOptions({ profile, rules, disabled, onProfile, onRules }: Props) {
  const { t } = useTranslation(["importexport", "importMapping"]);
  const read = useQuery(importProfiles);
  const profiles = read.data?.results ?? [];
  const unread = useUnreadChoice(read);
  return (
    <>
      {(profiles.length > 0 || unread.length > 0) && (
        <Select
          label={t("importMapping:readAs.profile")}
          maw={420}
          allowDeselect={false}
          disabled={disabled}
          value={profile}
          data={[
            { value: "", label: t("upload.profileByHeadings") },
            ...profiles.map(({ id, name }) => ({ value: id, label: name })),
            ...unread,
          ]}
          onChange={(value) => onProfile(value ?? "")}
        />
      )}
      <details>
        <summary>{t("importMapping:rules.more")}</summary>
        <Box mt={10}>
          <RowRules rules={rules} disabled={disabled} onChange={onRules} />
        </Box>
      </details>
    </>
  );
}
