import type {
  extractOwnUrl,
  extractUrl as extractStaffUrl,
} from "@polyphon/contract/media/extract.contract.ts";
import { flow } from "../../../../platform/operation/flow.ts";
import { Refusal } from "../../../../platform/operation/refusal.ts";
import type { OutsidePages } from "../../media.port.ts";
import { previewImages } from "../preview-images.ts";
import { readPage } from "../read-page.ts";

/** Reads a page for its title, text and pictures, so that nobody has to copy them. */
export const extractUrl = (at: typeof extractStaffUrl | typeof extractOwnUrl, outside: OutsidePages) =>
  flow(at, "calls-outside", async ({ input, actor }) => {
    if (!(await outside.mayAsk(actor.accountId))) throw new Refusal("too_many_requests");
    const page = await outside.page(input.url);
    // One answer for every failure: a more precise one would reveal what is behind an address.
    if (!page) throw new Refusal("url_not_readable");
    const { images, ...facts } = readPage(page);
    return { url: page.url, ...facts, images: await previewImages(outside, images) };
  });
