import type { Tx } from "../../../platform/db/transaction.ts";
import type { Storage } from "../../../platform/storage/storage.ts";
import { addPicture, preparePicture } from "../media.api.ts";
import type { OutsidePages } from "../media.port.ts";
import { readPage } from "./read-page.ts";
import { cleanFileName } from "../upload/clean-file-name.ts";

interface Wanted {
  readonly companyId: number;
  /** Null uses the picture that the page prefers. */
  readonly pictureUrl: string | null;
  readonly pageUrl: string;
}

/** A picture of an outside page in our storage, re-encoded; whoever has a transaction writes its row. */
export const makeTakeOutsidePicture =
  ({ outside, storage }: { readonly outside: OutsidePages; readonly storage: Storage }) =>
  async ({ companyId, pictureUrl, pageUrl }: Wanted): Promise<((tx: Tx) => Promise<number>) | null> => {
    const page = pictureUrl === null ? await outside.page(pageUrl) : null;
    const address = pictureUrl ?? (page && readPage(page).images[0]) ?? null;
    const file = address === null ? null : await outside.picture(address);
    if (!file) return null;
    const prepared = await preparePicture(storage, file.body, "gallery");
    if (typeof prepared === "string") return null;
    const fileName = cleanFileName(new URL(file.url).pathname);
    return (tx) =>
      addPicture(
        tx,
        { ...prepared, sourceType: prepared.mimeType },
        { companyId, createdBy: null, fileName },
      );
  };
