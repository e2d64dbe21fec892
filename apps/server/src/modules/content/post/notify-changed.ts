import { postsChanged } from "@polyphon/contract/content/content.events.ts";
import type { Tx } from "../../../platform/db/transaction.ts";
import { emit } from "../../../platform/events/emit.ts";
import { fieldsOfRow } from "../post-form/input-of-row.ts";
import type { StaffPostRow } from "./staff-post.store.ts";
import type { PostValues } from "./write-post.store.ts";

const decisive = [
  "categoryId",
  "definingTagIds",
  "language",
  "startsOn",
  "endsOn",
  "frontPageNews",
  "groupIds",
  "shareType",
] as const;

function wordsOf(voices: readonly unknown[]): string {
  const copies = voices as readonly {
    readonly voice: string;
    readonly copy: Readonly<Record<string, string>>;
  }[];
  const lines = copies.flatMap(({ voice, copy }) =>
    Object.entries(copy).map(([network, text]) => `${voice} ${network} ${text}`),
  );
  return JSON.stringify(lines.toSorted((one, other) => one.localeCompare(other)));
}

/** Announces an edit that changes who sees a post, when, or its text: planned shares may no longer fit. */
export function notifyChanged(tx: Tx, before: StaffPostRow, values: PostValues): void {
  const fields = fieldsOfRow(before);
  const sorted = (value: unknown) =>
    JSON.stringify(Array.isArray(value) ? value.map(Number).toSorted((one, other) => one - other) : value);
  const isLater = values.publishAt > before.publishAt;
  const isReworded = wordsOf(fields.voices) !== wordsOf(values.voices);
  if (isLater || isReworded || decisive.some((name) => sorted(fields[name]) !== sorted(values[name])))
    emit(tx, postsChanged, { postIds: [before.id] });
}
