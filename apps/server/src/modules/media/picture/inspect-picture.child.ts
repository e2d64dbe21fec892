import { isPictureUse } from "@polyphon/contract/media/picture-uses.ts";
import sharp from "sharp";
import { makeRenditions } from "./make-renditions.ts";
import type { Verdict } from "./verdict.ts";

/**
 * A process of its own, because it opens an untrusted file. It gets a file, an empty folder and the picture's use as
 * arguments, no settings and no secrets, and answers with one line.
 */
sharp.concurrency(1);
sharp.cache(false);
sharp.block({ operation: ["VipsForeignLoad"] });
sharp.unblock({
  operation: [
    "VipsForeignLoadJpegFile",
    "VipsForeignLoadPngFile",
    "VipsForeignLoadWebpFile",
    "VipsForeignLoadNsgifFile",
  ],
});

const [input = "", folder = "", use = ""] = process.argv.slice(2);
const unreadable: Verdict = { kind: "refused", reason: "unreadable" };
const answer = isPictureUse(use)
  ? await makeRenditions(input, folder, use).catch(() => unreadable)
  : unreadable;
process.stdout.write(JSON.stringify(answer));
