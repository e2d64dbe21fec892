import sharp from "sharp";
import { makeRenditions } from "./make-renditions.ts";
import type { Verdict } from "./verdict.ts";

/**
 * A process of its own, because what it opens was made by a stranger. It gets a file and an empty folder as
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

const [input = "", folder = ""] = process.argv.slice(2);
const unreadable: Verdict = { kind: "refused", reason: "unreadable" };
const answer = await makeRenditions(input, folder).catch(() => unreadable);
process.stdout.write(JSON.stringify(answer));
