import type { Share } from "../share-model.ts";

/** A share that is about to change state, so it is polled often. */
export function isMoving({ state, dueAt }: Share, now: number): boolean {
  if (state === "PUBLISHING") return true;
  return state === "SCHEDULED" && new Date(dueAt).getTime() <= now + 5_000;
}
