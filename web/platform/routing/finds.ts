import type { TablerIcon } from "@tabler/icons-react";
import type { QueryClient } from "@tanstack/react-query";
import type { EndpointSpec, OutputOf } from "../../../shared/kernel/endpoint.ts";
import type { LocalizedText } from "../../../shared/kernel/language.ts";
import type { Words } from "../i18n/title.ts";
import type { GuardedCall } from "../permissions.ts";
import type { ResourceCalls } from "../resource/resource.ts";

/** A record as a search result. */
export interface Hit {
  to: string;
  label: string | LocalizedText;
  hint?: string | LocalizedText;
  /** Code by which people refer to it elsewhere. */
  code?: string;
}
/** An action for a hit in the search results. */
export interface HitAction<Row> {
  label: Words;
  icon: TablerIcon;
  calls: readonly GuardedCall[];
  fits: (row: Row) => boolean;
  run: () => Promise<{
    default: (row: Row, app: { client: QueryClient; go: (to: string) => unknown }) => Promise<unknown>;
  }>;
}

/** The records of a resource, as declared by the page of their list. */
export interface Listed {
  calls: ResourceCalls;
  /** The calls that guard the page of a record. */
  opens: readonly GuardedCall[];
  /** Its names are in the laboratory's first language. */
  ownNames?: true | undefined;
  /** Label of a record in search results, if not its name. */
  hit?: ((row: never) => Omit<Hit, "to">) | undefined;
}

/** Declares how the palette finds one kind of record. */
export interface Finds<Row = never> {
  /** Address of the list. */
  at: string;
  /** Heading of its hits, if not the page's title. */
  title?: Words;
  icon?: TablerIcon;
  /** Call for the search, with `search` and `limit` unless it lists everything. */
  list: EndpointSpec;
  /** The calls that guard the page of a hit. */
  opens: readonly GuardedCall[];
  /** Extracts the records from an output that is not a page of a list. */
  rows?: (output: never) => readonly Row[];
  /** Names and hints of its hits are in the laboratory's first language. */
  ownNames?: true | undefined;
  show: (row: Row) => Hit;
  /** Page for a new record, and its guards. */
  make?: { to: string; calls: readonly GuardedCall[] };
  actions?: readonly HitAction<Row>[];
  /** False for a fault-tolerant search, in which a longer text may have hits that a shorter one does not have. */
  narrows?: false;
}
/** Any kind of record, for a search over all kinds. */
export type AnyFinds = Finds<never>;

type RowOf<List extends EndpointSpec> =
  OutputOf<List> extends { results: readonly (infer Row)[] } ? Row : never;

/** Declares how records are found by the search of their list, typed by what the call returns. */
export const finds = <List extends EndpointSpec, Row = RowOf<List>>(
  spec: Omit<Finds<Row>, "list" | "rows"> & { list: List; rows?: (output: OutputOf<List>) => readonly Row[] },
): AnyFinds => spec as unknown as AnyFinds;
