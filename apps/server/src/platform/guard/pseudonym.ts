import type { SecretBox } from "../secret/secret-box.ts";
import type { Signer } from "../secret/signer.ts";
import { Refusal } from "../operation/refusal.ts";

/** Without letters and digits that are mistaken for each other. */
const letters = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789";
const length = 5;

/**
 * One report of one reader on one day. Within it a person has one pseudonym, so that its pages fit together; the next report
 * has others, so that two reports cannot be joined.
 */
export interface Report {
  readonly name: string;
  readonly readerId: number;
  readonly day: string;
}

const wordsOf = ({ name, readerId, day }: Report) => `${name}:${readerId}:${day}`;

export function pseudonym(signer: Signer, report: Report, personId: number): string {
  const bytes = Buffer.from(signer.sign("pseudonym", `${wordsOf(report)}:${personId}`), "base64url");
  const word = [...bytes.subarray(0, length)].map((byte) => letters[byte % letters.length]).join("");
  return `Person ${word}`;
}

/** Stands for the key of a row that has a person's id in it. */
export function rowKey(signer: Signer, report: Report, key: string): string {
  return signer.sign("pseudonym", `${wordsOf(report)}:${key}`).slice(0, 16);
}

/** The place in a list is a row's own values, so a cursor would say whose row it is. */
export function sealCursor(box: SecretBox, report: Report, cursor: string): string {
  const { keyId, bytes } = box.seal(cursor, wordsOf(report));
  return `${keyId}.${bytes.toString("base64url")}`;
}

export function openCursor(box: SecretBox, report: Report, sealed: string): string {
  const [keyId = "", bytes = ""] = sealed.split(".");
  try {
    return box.open({ keyId, bytes: Buffer.from(bytes, "base64url") }, wordsOf(report));
  } catch {
    throw new Refusal("validation", {}, [{ field: "after", error: "not_found", values: {} }]);
  }
}
