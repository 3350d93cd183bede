import { Anchor } from "@mantine/core";
import { useTranslation } from "react-i18next";
import type { Author } from "../../../shared/core/catalogue/document.ts";
import { getImport } from "../../../shared/importexport/imports/imports.endpoints.ts";
import { useAccess } from "../../platform/permissions.ts";
import { Link } from "../../ui/way.tsx";

/** The author of a version: a person by name, an import with a link to its log, or the system itself. */
export function AuthorName({ author, linked = false }: { author: Author; linked?: boolean }) {
  const { t } = useTranslation("changes");
  const access = useAccess();
  if (author.kind === "account") return author.name;
  if (author.kind === "system") return author.name || t("author.system");
  const name = t("author.import", { name: author.name });
  return linked && access.mayCall(getImport) ? (
    <Anchor component={Link} to={`/einstellungen/import/log/${author.id}`} inherit td="underline">
      {name}
    </Anchor>
  ) : (
    name
  );
}
