import { type ClickKind, clickKinds } from "@polyphon/contract/links/links.contract.ts";
import { z } from "zod";

/** No address, no cookie, no agent: only what is counted, and nothing that reveals who clicked. */
export interface Click {
  readonly shareId: number;
  readonly companyId: number;
  /** Epoch milliseconds. */
  readonly at: number;
  readonly kind: ClickKind;
  readonly referrerHost: string | null;
}

export interface IdentifiedClick extends Click {
  /** The batch's id and the position in it: the same however often and by whichever way the batch arrives. */
  readonly id: string;
}

const batch = z.object({
  id: z.string().min(1).max(100),
  clicks: z
    .array(
      z.tuple([
        z.number().int(),
        z.number().int(),
        z.number().int().min(0).max(8.64e15),
        z.enum(clickKinds),
        z.string().max(253).nullable(),
      ]),
    )
    .max(10_000),
});

/** One line of text: an entry of the stream, or a line of the spool file. */
export function encodeBatch(id: string, clicks: readonly Click[]): string {
  const rows = clicks.map((click) => [
    click.shareId,
    click.companyId,
    click.at,
    click.kind,
    click.referrerHost,
  ]);
  return JSON.stringify({ id, clicks: rows });
}

/** Null when the text is not a batch, such as the torn last line of a spool file. */
export function decodeBatch(text: string): IdentifiedClick[] | null {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return null;
  }
  const parsed = batch.safeParse(value);
  if (!parsed.success) return null;
  const { id, clicks } = parsed.data;
  return clicks.map(([shareId, companyId, at, kind, referrerHost], place) => ({
    id: `${id}-${place}`,
    shareId,
    companyId,
    at,
    kind,
    referrerHost,
  }));
}
