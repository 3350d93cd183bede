import type { TablerIcon } from "@tabler/icons-react";
import type { QueryClient } from "@tanstack/react-query";
import type { EndpointSpec, OutputOf } from "../../../shared/kernel/endpoint.ts";
import type { LocalizedText } from "../../../shared/kernel/language.ts";
import type { Words } from "../i18n/title.ts";
import type { GuardedCall } from "../permissions.ts";
import type { ResourceCalls } from "../resource/resource.ts";

/** A record as a search shows it. */
export interface Hit {
  to: string;
  label: string | LocalizedText;
  hint?: string | LocalizedText;
  /** Code by which people name it elsewhere. */
  code?: string;
}
/** Something that can be done with a hit where it was found. */
export interface HitAction<Row> {
  label: Words;
  icon: TablerIcon;
  calls: readonly GuardedCall[];
  fits: (row: Row) => boolean;
  run: () => Promise<{
    default: (row: Row, app: { client: QueryClient; go: (to: string) => unknown }) => Promise<unknown>;
  }>;
}

/** The records of a resource, as the page of their list declares them. */
export interface Listed {
  calls: ResourceCalls;
  /** The calls that guard the page of a record. */
  opens: readonly GuardedCall[];
  /** A record as a search shows it, if not by its name. */
  hit?: ((row: never) => Omit<Hit, "to">) | undefined;
  /** Looked for every day, so it is searched while somebody types. */
  daily?: true | undefined;
}

/** How the palette finds one kind of record. */
export interface Finds<Row = never> {
  /** Address of the list. */
  at: string;
  /** Heading of its hits, if not the page's title. */
  title?: Words;
  icon?: TablerIcon;
  /** The call that searches: by `search` and `limit` unless it lists everything. */
  list: EndpointSpec;
  /** The calls that guard the page of a hit. */
  opens: readonly GuardedCall[];
  /** Takes the records out of an output that is no page of a list. */
  rows?: (output: never) => readonly Row[];
  show: (row: Row) => Hit;
  /** The page on which a new one is made, and its guards. */
  make?: { to: string; calls: readonly GuardedCall[] };
  actions?: readonly HitAction<Row>[];
  /** Searched after a longer rest in typing: master data, which few people look for. */
  seldom?: boolean;
  /** Each hit of a longer search is one of a shorter search as well. False for a search that forgives mistakes. */
  narrows?: false;
}
/** Any kind of record, as a search over all kinds takes it. */
export type AnyFinds = Finds<never>;

type RowOf<List extends EndpointSpec> =
  OutputOf<List> extends { results: readonly (infer Row)[] } ? Row : never;

/** Declares how records are found by their list's own search, held to what the call returns. */
export const finds = <List extends EndpointSpec, Row = RowOf<List>>(
  spec: Omit<Finds<Row>, "list" | "rows"> & { list: List; rows?: (output: OutputOf<List>) => readonly Row[] },
): AnyFinds => spec as unknown as AnyFinds;
