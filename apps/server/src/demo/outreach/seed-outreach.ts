import sharp from "sharp";
import { addPicture, preparePicture, type PreparedPicture } from "../../modules/media/media.api.ts";
import type { Tx } from "../../platform/db/transaction.ts";
import type { Storage } from "../../platform/storage/storage.ts";
import { drawPicture } from "../art/draw-picture.ts";
import type { Theme } from "../art/themes.ts";
import {
  addAnnouncement,
  addBanner,
  addContentArea,
  addSentNotification,
  addSliderImage,
} from "./demo-outreach.store.ts";

const pictures = [
  { title: "Welcome to the programme", use: "banner", theme: "wind-farm", width: 1_600, height: 400 },
  { title: "Share what you know", use: "slider", theme: "mentoring", width: 1_460, height: 920 },
  { title: "Find your voice", use: "slider", theme: "city-at-night", width: 1_460, height: 920 },
] as const satisfies readonly {
  readonly title: string;
  readonly use: "banner" | "slider";
  readonly theme: Theme;
  readonly width: number;
  readonly height: number;
}[];

export type OutreachPictures = ReadonlyMap<string, PreparedPicture>;

/** Drawn and stored before the transaction, like every picture of the demo. */
export async function prepareOutreach(storage: Storage): Promise<OutreachPictures> {
  const prepared = new Map<string, PreparedPicture>();
  for (const { title, use, theme, width, height } of pictures) {
    const drawn = await sharp(await drawPicture(title, theme))
      .resize(width, height)
      .jpeg()
      .toBuffer();
    const picture = await preparePicture(storage, drawn, use);
    if (typeof picture === "string") throw new Error(`the picture ${title} was refused: ${picture}`);
    prepared.set(title, picture);
  }
  return prepared;
}

const day = 86_400_000;

/** What staff announce to employees, and what individual users see. */
export async function addOutreach(
  tx: Tx,
  prepared: OutreachPictures,
  companyIds: readonly number[],
  now: Date,
): Promise<void> {
  const inDays = (days: number) => new Date(now.getTime() + days * day);
  await addAnnouncement(
    tx,
    {
      title: "Our programme starts",
      message: "<p>From Monday on you can share posts of your company from your own accounts.</p>",
      startsAt: inDays(7),
      endsAt: inDays(21),
    },
    companyIds,
  );
  await addAnnouncement(
    tx,
    {
      title: "Training in spring",
      message: "<p>Three short courses about <strong>writing well</strong>.</p>",
      startsAt: inDays(90),
      endsAt: inDays(120),
    },
    companyIds.slice(0, 1),
  );
  const last = companyIds.at(-1);
  const words = { title: "LinkedIn asks again", message: "Please renew your connection before Friday." };
  if (last !== undefined) await addSentNotification(tx, last, words, inDays(-2));
  let place = 0;
  for (const { title, use } of pictures) {
    const picture = prepared.get(title);
    if (!picture) continue;
    const owner = { companyId: null, createdBy: null, fileName: `${title}.jpg` };
    const mediaId = await addPicture(tx, picture, owner);
    if (use === "banner") await addBanner(tx, title, mediaId, companyIds);
    else await addSliderImage(tx, title, mediaId, (place += 1));
  }
  await addContentArea(tx, "Energy and climate", "Energie und Klima", 0);
  await addContentArea(tx, "Working life", "Arbeitsleben", 2);
}
