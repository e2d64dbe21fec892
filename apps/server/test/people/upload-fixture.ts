import {
  addBulkUpload,
  listBulkUploadRows,
  readBulkUpload,
  sheetPath,
  startBulkUpload,
} from "@polyphon/contract/people/bulk-upload.contract.ts";
import type { UploadState } from "@polyphon/contract/people/bulk-upload.ts";
import type { CallOf, OutputOf } from "@polyphon/contract/kit/endpoint.ts";
import { utils, write } from "@e965/xlsx";
import type { TestPerson } from "../people.ts";
import { until } from "../until.ts";
import type { World } from "../world.ts";

export const heading = ["First name", "Last name", "E-mail", "Language", "Group"] as const;
export type SheetLine = readonly (string | number | null)[];

/** A file as a spreadsheet program writes it. */
export function sheetOf(
  lines: readonly SheetLine[],
  bookType: "xlsx" | "biff8" | "ods" | "xlsb" | "csv" = "xlsx",
): Buffer {
  const book = utils.book_new();
  utils.book_append_sheet(book, utils.aoa_to_sheet(lines.map((line) => [...line])), "People");
  return write(book, { type: "buffer", bookType, compression: true }) as Buffer;
}

export async function send(world: World, who: Pick<TestPerson, "token">, id: number, bytes: Uint8Array) {
  const response = await fetch(`${world.api.url}${sheetPath(id)}`, {
    method: "PUT",
    headers: { authorization: `Bearer ${who.token}`, "content-type": "application/octet-stream" },
    body: new Uint8Array(bytes),
  });
  return {
    status: response.status,
    body: (await response.json()) as { state?: UploadState; error?: string },
  };
}

const atRest = new Set<UploadState>(["REFUSED", "CHECKED", "PAUSED", "DONE", "CANCELLED"]);

/** The state of an upload once no worker processes it. */
export async function settled(
  world: World,
  { token }: Pick<TestPerson, "token">,
  id: number,
  withinMs = 60_000,
) {
  const ask = async () => (await world.call(readBulkUpload, { id }, { token })).body;
  return until(ask, ({ state }) => atRest.has(state), withinMs);
}

/** A file sent, read and checked. */
export async function uploaded(
  world: World,
  who: Pick<TestPerson, "token">,
  bytes: Uint8Array,
  companyId?: number,
  fileName = "people.xlsx",
): Promise<OutputOf<typeof readBulkUpload>> {
  const { token } = who;
  const input = { fileName, ...(companyId === undefined ? {} : { companyId }) };
  const { id } = (await world.call(addBulkUpload, input, { token })).body;
  await send(world, who, id, bytes);
  return settled(world, who, id);
}

export const lines = (rows: readonly SheetLine[]) => sheetOf([heading, ...rows]);

export async function started(world: World, who: Pick<TestPerson, "token">, id: number, skipExisting = true) {
  await world.call(startBulkUpload, { id, skipExisting }, { token: who.token });
  return settled(world, who, id);
}

export async function rowsOf(
  world: World,
  { token }: Pick<TestPerson, "token">,
  id: number,
  show: CallOf<typeof listBulkUploadRows>["show"] = "FAULTY",
) {
  return (await world.call(listBulkUploadRows, { id, show, limit: 100 }, { token })).body.items;
}
