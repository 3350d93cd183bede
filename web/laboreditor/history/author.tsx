import { Anchor } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import type { Author } from "../../../shared/core/catalogue/document.ts";
import { useAccess } from "../../platform/permissions.ts";

/** Who wrote a version: a person by name, an import with the way to its log, or the system itself. */
export function AuthorName({ author, linked = false }: { author: Author; linked?: boolean }) {
  const { t } = useTranslation("changes");
  const access = useAccess();
  if (author.kind === "account") return author.name;
  if (author.kind === "system") return author.name || t("author.system");
  const name = t("author.import", { name: author.name });
  return linked && access.may("core_storage.view_import") ? (
    <Anchor component={Link} to={`/einstellungen/import/log/${author.id}`} inherit td="underline">
      {name}
    </Anchor>
  ) : (
    name
  );
}
