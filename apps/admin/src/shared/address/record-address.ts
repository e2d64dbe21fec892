import { recordIdOf } from "@polyphon/admin-kit/screens/record-id.ts";
import { useParams } from "@tanstack/react-router";

export type AddressParameters = Readonly<Record<string, string | undefined>>;

/** What an address has where the id of a record belongs: `:id`, `:postId`, `:ownPostid`. */
export function recordWordOf(parameters: AddressParameters): string | undefined {
  return Object.entries(parameters).find(([name]) => /id$/i.test(name))?.[1];
}

/** The record that the address names; 0 where its path names none, because a screen opens only for a possible id. */
export function useRecordId(): number {
  const parameters: AddressParameters = useParams({ strict: false });
  return recordIdOf(recordWordOf(parameters)) ?? 0;
}
