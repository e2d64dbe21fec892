import { addPicture, preparePicture, type PreparedPicture } from "../../modules/media/media.api.ts";
import type { Tx } from "../../platform/db/transaction.ts";
import type { Storage } from "../../platform/storage/storage.ts";
import { drawLogo } from "../art/draw-logo.ts";
import { demoCategories, demoCuratorCodes, demoPostTags, demoStickers } from "./demo-content-records.ts";
import {
  addCuratorCodes,
  addPostTags,
  addSticker,
  describeCategories,
} from "./demo-content-records.store.ts";

/** Drawn and stored before the transaction, like every picture of the demo. */
export async function prepareStickers(storage: Storage): Promise<Map<string, PreparedPicture>> {
  const prepared = new Map<string, PreparedPicture>();
  for (const { title, mark, color } of demoStickers) {
    const picture = await preparePicture(storage, await drawLogo(mark, color), "sticker");
    if (typeof picture === "string") throw new Error(`the sticker ${title} was refused: ${picture}`);
    prepared.set(title, picture);
  }
  return prepared;
}

/** What staff keep beside the posts: how categories are worked on, tags, codes and stickers. */
export async function addContentRecords(
  tx: Tx,
  stickers: ReadonlyMap<string, PreparedPicture>,
  companies: readonly { readonly id: number }[],
): Promise<void> {
  const companyIds = companies.map(({ id }) => id);
  await describeCategories(tx, demoCategories);
  await addPostTags(tx, demoPostTags);
  await addCuratorCodes(tx, demoCuratorCodes);
  for (const [title, picture] of stickers) {
    const owner = { companyId: null, createdBy: null, fileName: `${title}.png` };
    await addSticker(tx, title, await addPicture(tx, picture, owner), companyIds);
  }
}
