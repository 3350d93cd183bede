import { Anchor, Button, Text } from "@mantine/core";
import { IconPlus } from "@tabler/icons-react";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { madeIdentifier } from "../../../shared/core/catalogue/made-key.ts";
import { layouts } from "../../../shared/laboreditor/layouts/layouts.endpoints.ts";
import { call } from "../../platform/api/call.ts";
import { useLocalized } from "../../platform/i18n/languages.ts";
import { notifyError, notifySuccess } from "../../platform/notify.tsx";
import { useAccess } from "../../platform/permissions.ts";
import { problemText } from "../../platform/problem-text.ts";
import { Link } from "../../ui/way.tsx";
import { analysesKey } from "../editor/queries.ts";
import { useLayoutName } from "../layout-name.ts";
import { allLayouts } from "../layouts/queries.ts";
import { titles } from "../titles.ts";

/** Creates a layout for a new category, with the fields of the default one, and selects it. */
export function NewLayout(props: {
  /** The present name of the category. */
  nameOf: () => Partial<Record<string, string>>;
  taken: readonly { identifier: string; is_default: boolean }[];
  onMade: (identifier: string) => void;
}) {
  const { t } = useTranslation(["laboreditor", "categoryTree"]);
  const text = useLocalized();
  const client = useQueryClient();
  const access = useAccess();
  const [isMaking, setMaking] = useState(false);
  if (!access.mayCall(layouts.create)) return null;
  async function make() {
    setMaking(true);
    try {
      const typed = Object.entries(props.nameOf()).filter(([, name]) => name?.trim());
      const name = typed.length > 0 ? Object.fromEntries(typed) : titles.new;
      const identifier = madeIdentifier(text(name), (candidate) =>
        props.taken.some((layout) => layout.identifier === candidate),
      );
      const existing = await client.fetchQuery(allLayouts);
      const usual = existing.results.find(({ is_default }) => is_default);
      const fields = usual ? (await call(layouts.read, { params: { id: usual.id } })).fields : [];
      await call(layouts.create, { body: { identifier, name, fields } });
      await client.invalidateQueries({ queryKey: analysesKey });
      props.onMade(identifier);
      notifySuccess(t("categoryTree:category.layoutMade", { name: text(name) }));
    } catch (problem) {
      notifyError(t("categoryTree:category.layoutFailed"), { content: problemText(problem) });
    }
    setMaking(false);
  }
  return (
    <div>
      <Button
        size="xs"
        variant="default"
        loading={isMaking}
        leftSection={<IconPlus size={14} aria-hidden />}
        onClick={() => void make()}
      >
        {t("categoryTree:category.layoutNew")}
      </Button>
    </div>
  );
}

/** The category's own layout, with a link to it. */
export function OwnLayout({ identifier }: { identifier: string | null }) {
  const { t } = useTranslation(["laboreditor", "categoryTree"]);
  const layoutName = useLayoutName();
  const { data } = useQuery({ ...allLayouts, enabled: identifier !== null });
  const current = data?.results.find((layout) => layout.identifier === identifier);
  if (identifier === null)
    return (
      <Text size="sm" c="dimmed">
        {t("categoryTree:category.layoutNone")}
      </Text>
    );
  return (
    current && (
      <Text size="sm">
        {t("categoryTree:category.layoutNamed", { name: layoutName(current) })}{" "}
        <Anchor component={Link} to={`/laboreditor/formulare/${current.id}`}>
          {t("categoryTree:category.layoutOwn")}
        </Anchor>
      </Text>
    )
  );
}
