import {
  Anchor,
  type ComboboxItem,
  MultiSelect,
  type MultiSelectProps,
  type OptionsFilter,
  Select,
} from "@mantine/core";
import { useDebouncedValue, useUncontrolled } from "@mantine/hooks";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { type FocusEventHandler, type ReactNode, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { useTellsOf } from "./failed-reads.ts";
import { whileCreating } from "./form/creations.ts";
import { renderOwnName, useOwnNamesNote } from "./own-names.tsx";
import { problemText } from "./problem-text.ts";

/** An option: its stored value and its label. */
export interface Pickable {
  value: string;
  label: string;
}

interface Creation {
  label: (typed: string) => string;
  make: (typed: string) => Promise<Pickable | null>;
}
/** Value of the option that creates the typed text; no other value is a control character. */
const toCreate = "\u0000";

interface Common {
  label: string;
  description?: string;
  placeholder?: string;
  renderOption?: MultiSelectProps["renderOption"];
  /** The options are names in the laboratory's first language, which stands above them if it is not the reader's. */
  ownNames?: true;
  required?: boolean;
  disabled?: boolean;
  /** Key of the query; the search term is appended. */
  queryKey: readonly unknown[];
  /** Searches on the server; `more` says that there are further matches. */
  find: (search: string, signal: AbortSignal) => Promise<{ items: readonly Pickable[]; more?: boolean }>;
  /** The selected options as read, so that they have labels before any search. */
  labelled?: readonly Pickable[];
  // Passed on from `form.getInputProps(path)`.
  error?: string;
  /** Offers to create the text that the search did not find; `make` returns null if that failed. */
  create?: Creation;
  onFocus?: FocusEventHandler<HTMLInputElement>;
  onBlur?: FocusEventHandler<HTMLInputElement>;
  "data-path"?: string;
}

/** Reports a failed search below the label and offers a retry; the focus stays in the field. */
function Failure({ problem, onRetry }: { problem: unknown; onRetry: () => void }) {
  const { t } = useTranslation("ui");
  return (
    <span role="alert">
      {t("picker.failed")} {problemText(problem)}{" "}
      <Anchor
        component="button"
        type="button"
        inherit
        onMouseDown={(event) => event.preventDefault()}
        onClick={onRetry}
      >
        {t("error.retry")}
      </Anchor>
    </span>
  );
}

/** Options for the search text, and labels of the options picked so far. */
function useFound({ queryKey, find, labelled, disabled, create, ...appearance }: Common, picked?: string) {
  const { t } = useTranslation("ui");
  const note = useOwnNamesNote(appearance.ownNames === true);
  const [typed, setTyped] = useState(picked ?? "");
  // The label of the picked option is not a search.
  const search = typed === picked ? "" : typed;
  const [term] = useDebouncedValue(search, 250);
  // Search only once the picker is opened, so that a page full of pickers makes no requests.
  const [opened, setOpened] = useState(false);
  const [fetched, setSeen] = useState<readonly Pickable[]>([]);
  const query = useQuery({
    queryKey: [...queryKey, "pick", term],
    queryFn: async ({ signal }) => {
      const page = await find(term, signal);
      setSeen((before) => [...before, ...page.items]);
      return page;
    },
    placeholderData: keepPreviousData,
    enabled: opened && !disabled,
  });
  useTellsOf(query.error);
  const failed = query.isError && !query.isFetching;
  const hits = new Set([...(query.data?.items ?? []).map((item) => item.value), toCreate]);
  const name = term.trim();
  const isKnown = [...(query.data?.items ?? []), ...fetched].some(
    ({ label }) => label.toLowerCase() === name.toLowerCase(),
  );
  const isNew = name !== "" && term === search && query.isSuccess && !query.isFetching && !isKnown;
  const creating = create && isNew ? [{ value: toCreate, label: create.label(name) }] : [];
  const options = [
    ...new Map(
      [...(labelled ?? []), ...fetched, ...(query.data?.items ?? []), ...creating].map((item) => [
        item.value,
        item,
      ]),
    ).values(),
  ];
  // The server has filtered already; show all its results.
  const filter: OptionsFilter = ({ options, limit }) => {
    const isHit = (option: ComboboxItem) => hits.has(option.value);
    return options.flatMap((option): (typeof option)[] => {
      if (!("group" in option)) return isHit(option) ? [option] : [];
      const items = option.items.filter(isHit).slice(0, limit);
      return items.length > 0 ? [{ ...option, items }] : [];
    });
  };
  const nothing = failed
    ? "picker.failed"
    : query.isPending || query.isFetching || term !== search
      ? "picker.loading"
      : "picker.none";
  return {
    data: note && options.length > 0 ? [{ group: note, items: options }] : options,
    filter,
    renderOption: appearance.renderOption ?? (appearance.ownNames && renderOwnName),
    searchable: true,
    clearable: true,
    nothingFoundMessage: t(nothing),
    // Controlled here, since the library clears its own search text whenever other options arrive.
    searchValue: typed,
    onSearchChange: setTyped,
    make: async (): Promise<Pickable | null> => {
      const record = (await create?.make(name)) ?? null;
      if (record) setSeen((before) => [...before, record]);
      return record;
    },
    onDropdownOpen: () => setOpened(true),
    "aria-busy": query.isFetching || undefined,
    hint: failed ? (
      <Failure problem={query.error} onRetry={() => void query.refetch()} />
    ) : (
      query.data?.more && t("picker.more")
    ),
  };
}

/** Props passed to the library's control unchanged. */
const controlProps = <Props extends Common & { onPick?: unknown }>({
  queryKey,
  find,
  labelled,
  create,
  description,
  onPick,
  ownNames,
  ...rest
}: Props) => rest;
const helpText = (description: string | undefined, hint: ReactNode) =>
  description && hint ? (
    <>
      {description} {hint}
    </>
  ) : (
    hint || description
  );

/** Picks any number of options found by the server. Takes what `form.getInputProps` returns: a list of values. */
export function RemoteMultiPicker(
  props: Common & { defaultValue?: string[]; value?: string[]; onChange?: (values: string[]) => void },
) {
  const { hint, make, ...picker } = useFound(props);
  const { defaultValue, value, onChange, ...rest } = props;
  const [picked, pick] = useUncontrolled({ defaultValue, value, finalValue: [], onChange });
  const latest = useRef(picked);
  latest.current = picked;
  return (
    <MultiSelect
      {...controlProps(rest)}
      {...picker}
      value={picked}
      onChange={async (values) => {
        if (!values.includes(toCreate)) return pick(values);
        await whileCreating(
          make().then((record) => {
            if (record) pick([...latest.current, record.value]);
            return record;
          }),
        );
      }}
      description={helpText(props.description, hint)}
      hidePickedOptions
    />
  );
}

/** Picks one option found by the server, or none. */
export function RemotePicker(
  props: Common & {
    defaultValue?: string | null;
    value?: string | null;
    onChange?: (value: string | null) => void;
    /** Called with the whole option. */
    onPick?: (picked: Pickable | null) => void;
  },
) {
  const first = props.value ?? props.defaultValue;
  const [picked, setPicked] = useState(props.labelled?.find((item) => item.value === first)?.label);
  const { hint, make: _, ...picker } = useFound(props, picked);
  return (
    <Select
      {...controlProps(props)}
      {...picker}
      description={helpText(props.description, hint)}
      onChange={(value, option) => {
        setPicked(option?.label);
        props.onChange?.(value);
        props.onPick?.(option && { value: option.value, label: option.label });
      }}
    />
  );
}
