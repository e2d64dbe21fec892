import { z } from "zod";
import { limits } from "../limits.ts";

/** Line breaks and other marks that nobody sees but that change what stands beside them. */
const isInvisible = /[\p{Cc}\p{Zl}\p{Zp}\u202A-\u202E\u2066-\u2069]/u;
/** What a mail program turns into a link. */
const isAddress = /:\/\/|@|www\.|[\p{L}\p{N}]\.\p{L}{2}/iu;

/** Names stand in mails to other people, so nobody may write a link or a line of their own into one. */
export function isPersonName(text: string): boolean {
  return !isInvisible.test(text) && !isAddress.test(text);
}

export const personName = z
  .string()
  .trim()
  .min(1)
  .max(limits.name.max)
  .refine(isPersonName, { params: { say: "personName" } });
