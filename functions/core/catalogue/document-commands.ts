import { isDeepStrictEqual } from "node:util";
import {
  type CatalogueDocument,
  type DocumentContent,
  type DocumentKind,
  identityOf,
} from "../../../shared/core/catalogue/document.ts";
import type { EndpointSpec } from "../../../shared/kernel/endpoint.ts";
import type { FieldError } from "../../../shared/kernel/problem.ts";
import type { Actor } from "../../platform/actor.ts";
import { type Call, reply } from "../../platform/endpoint/call.ts";
import { checkSeen, editConflict, problem } from "../../platform/problem.ts";
import type { Catalogue } from "./catalogue.ts";
import { documentNouns, editDocument } from "./edit-document.store.ts";
import { documentId } from "./identity.ts";
import { catalogueOf } from "./replica.store.ts";

type Caller = Pick<Call<EndpointSpec>, "actor" | "language">;
interface CallOfOne extends Caller {
  params: { id: string };
  ifMatch: string | undefined;
}

/** Rules for writing and showing documents of a kind. All but `show` may throw problems. */
interface Rules<Kind extends DocumentKind, Created, Changed, Shown> {
  /** Returns the content of a new document; `present` is one with the same identity, deleted or not. */
  make: (
    body: Created,
    catalogue: Catalogue,
    present: CatalogueDocument<Kind> | undefined,
    actor: Actor,
  ) => DocumentContent[Kind];
  /** Returns the content after a change. */
  edit: (
    content: DocumentContent[Kind],
    body: Changed,
    catalogue: Catalogue,
    actor: Actor,
  ) => DocumentContent[Kind];
  /** Called before a deletion; `documentIn` returns the document to delete, or throws if the caller did not see its present version. */
  beforeRemoval?: (
    actor: Actor,
    documentIn: (catalogue: Catalogue) => CatalogueDocument<Kind>,
  ) => Promise<unknown>;
  show: (document: CatalogueDocument<Kind>, call: Caller, catalogue: Catalogue) => Shown;
}

/** @throws ProblemError not_found */
export function expectDocument<Kind extends DocumentKind>(
  kind: Kind,
  present: CatalogueDocument<Kind> | undefined,
): CatalogueDocument<Kind> {
  if (present && !present.deleted) return present;
  throw problem("not_found", `There is no such ${documentNouns[kind]}.`);
}

/** The error for an identity that is taken; a deleted document does not take it. */
export const takenErrors = <Kind extends DocumentKind>(
  kind: Kind,
  path: string,
  present: CatalogueDocument<Kind> | undefined,
): FieldError[] => {
  if (!present || present.deleted) return [];
  const noun = documentNouns[kind];
  const article = /^[aeiou]/.test(noun) ? "An" : "A";
  return [{ path, code: "already_exists", message: `${article} ${noun} with this ${path} already exists.` }];
};

/** The errors for references that lead nowhere, by the path that holds the reference. */
export const missingErrors = (
  catalogue: Catalogue,
  references: Readonly<Record<string, readonly [kind: DocumentKind, identity: string | null | undefined]>>,
): FieldError[] =>
  Object.entries(references).flatMap(([path, [kind, identity]]) =>
    identity === null || identity === undefined || catalogue.get(kind, identity)
      ? []
      : [{ path, code: "not_found", message: `There is no ${documentNouns[kind]} "${identity}".` }],
  );

/**
 * Commands that read and write the documents of a kind; each responds with the document's version as ETag. A change or deletion applies to
 * the version the caller saw, or to the present one if they named none; a conflict returns the present document. A change without effect
 * writes nothing. A new document with the identity of a deleted one continues its history.
 */
export function documentCommands<Kind extends DocumentKind, Created, Changed, Shown>(
  kind: Kind,
  { make, edit, beforeRemoval, show }: Rules<Kind, Created, Changed, Shown>,
) {
  type Document = CatalogueDocument<Kind>;
  const answer = (document: Document, call: Caller, catalogue: Catalogue) =>
    reply(show(document, call, catalogue), { etag: document.version });

  function expectSeen(call: CallOfOne, catalogue: Catalogue, stored: Document | undefined): Document {
    const present = expectDocument(kind, stored);
    const { version, author } = present;
    checkSeen(call.ifMatch, version, () =>
      editConflict(`this ${documentNouns[kind]}`, {
        by: author.name,
        version,
        present: show(present, call, catalogue),
      }),
    );
    return present;
  }

  return {
    read: async (call: CallOfOne) => {
      const catalogue = await catalogueOf(call.actor);
      return answer(expectDocument(kind, catalogue.byId(kind, call.params.id)), call, catalogue);
    },
    create: async (call: Caller & { body: Created }) => {
      const { actor, body } = call;
      const id = documentId(kind, identityOf(kind, body as DocumentContent[Kind]));
      const { document, catalogue } = await editDocument(actor, kind, id, (present, now) => ({
        content: make(body, now, present, actor),
        // Forget the imported content of a deleted predecessor, so that the next import brings it again.
        importHash: null,
      }));
      return answer(document, call, catalogue);
    },
    change: async (call: CallOfOne & { body: Changed }) => {
      const { actor, params, body } = call;
      const { document, catalogue } = await editDocument(actor, kind, params.id, (stored, now) => {
        const { content } = expectSeen(call, now, stored);
        const after = edit(content, body, now, actor);
        return isDeepStrictEqual(after, content) ? undefined : { content: after };
      });
      return answer(document, call, catalogue);
    },
    remove: async (call: CallOfOne) => {
      const { actor, params } = call;
      await beforeRemoval?.(actor, (now) => expectSeen(call, now, now.byId(kind, params.id)));
      await editDocument(actor, kind, params.id, (stored, now) => {
        expectSeen(call, now, stored);
        return { content: null };
      });
      return undefined;
    },
  };
}
