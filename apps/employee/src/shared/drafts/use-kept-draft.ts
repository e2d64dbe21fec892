import { useEffect } from "react";
import { useMe } from "../session/me.ts";
import { draftStore } from "./draft-store.ts";

/** Keeps what is typed at every change; null is nothing that would be lost. */
export function useKeptDraft(what: string, value: object | null): void {
  const { id } = useMe().account;
  const text = value === null ? null : JSON.stringify(value);
  useEffect(() => {
    if (text === null) draftStore.drop(id, what);
    else draftStore.keep(id, what, JSON.parse(text));
  }, [id, what, text]);
}
