import type { ByteRange } from "../../../platform/storage/storage.ts";

/** One range from a start; anything rarer is answered with the whole file, as HTTP allows. */
export function readRange(header: string | undefined): ByteRange | undefined {
  const [, first, last] = /^bytes=(\d{1,12})-(\d{0,12})$/.exec(header ?? "") ?? [];
  if (first === undefined) return undefined;
  const range = { first: Number(first), last: last ? Number(last) : null };
  return range.last !== null && range.last < range.first ? undefined : range;
}
