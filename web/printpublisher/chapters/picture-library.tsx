import { Button, Group, Stack, Text } from "@mantine/core";
import { IconPhoto } from "@tabler/icons-react";
import { keepPreviousData, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { Picture } from "../../../shared/printpublisher/pictures/picture.ts";
import { getPictures, putTextPicture } from "../../../shared/printpublisher/pictures/pictures.endpoints.ts";
import { call } from "../../platform/api/call.ts";
import { useFormat } from "../../platform/format.ts";
import { useAccess } from "../../platform/permissions.ts";
import { QueryState } from "../../platform/query-state.tsx";
import { SearchField } from "../../ui/data-list.tsx";
import { EmptyState } from "../../ui/states.tsx";
import { PictureCard, type PicturePlace } from "./library-picture.tsx";
import { PictureUploads } from "./picture-uploads.tsx";
import classes from "./pictures.module.css";

const pictureKey = ["printpublisher", "pictures"] as const;
const step = 24;
const mostPictures = 200;

/** The laboratory's pictures: takes new ones, finds them by name and alternative text, and lets one be chosen. */
export function PictureLibrary({
  place,
  onChoose,
}: {
  place: PicturePlace | undefined;
  onChoose: (picture: Picture) => void;
}) {
  const { t } = useTranslation("printcontents");
  const format = useFormat();
  const access = useAccess();
  const client = useQueryClient();
  const [search, setSearch] = useState("");
  const [limit, setLimit] = useState(step);
  const query = useQuery({
    queryKey: [...pictureKey, { search, limit }],
    queryFn: ({ signal }) => call(getPictures, { query: { search, limit }, signal }),
    placeholderData: keepPreviousData,
    // Texts may have been saved since.
    staleTime: 0,
  });
  const renew = () => client.invalidateQueries({ queryKey: pictureKey });
  return (
    <Stack gap="md">
      {access.mayCall(putTextPicture) && <PictureUploads onSent={() => void renew()} />}
      {/* The field takes its share of a row. */}
      <Group>
        <SearchField
          label={t("pictureSearch")}
          value={search}
          onChange={(words) => {
            setLimit(step);
            setSearch(words);
          }}
        />
      </Group>
      <QueryState query={query}>
        {({ count, results }) => (
          <>
            <Text c="dimmed" role="status">
              {t("picturesFound", { count, number: format.number(count) })}
            </Text>
            {results.length === 0 ? (
              <EmptyState icon={IconPhoto} title={t(search ? "picturesNone" : "picturesEmpty")} />
            ) : (
              <ul className={classes.pictures} aria-label={t("pictures")}>
                {results.map((picture) => (
                  <PictureCard
                    key={picture.id}
                    picture={picture}
                    place={place}
                    onChoose={() => onChoose(picture)}
                    onChanged={renew}
                  />
                ))}
              </ul>
            )}
            {results.length < count && limit < mostPictures && (
              <Button variant="default" onClick={() => setLimit(Math.min(mostPictures, limit + step))}>
                {t("picturesMore")}
              </Button>
            )}
          </>
        )}
      </QueryState>
    </Stack>
  );
}
