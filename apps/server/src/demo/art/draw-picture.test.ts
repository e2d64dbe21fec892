import { createHash } from "node:crypto";
import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { drawLogo } from "./draw-logo.ts";
import { drawPicture, drawSvg } from "./draw-picture.ts";
import { type Theme, themes } from "./themes.ts";

const names = Object.keys(themes) as Theme[];

/** Eight by eight grey dots: pictures that look alike have the same. */
async function impression(picture: Buffer): Promise<string> {
  const dots = await sharp(picture).resize(8, 8, { fit: "fill" }).greyscale().raw().toBuffer();
  return createHash("sha256").update(dots).digest("hex");
}

describe("the pictures of the demo", { timeout: 60_000 }, () => {
  it("are at least two dozen that look different from each other", async () => {
    const seen = new Set<string>();
    for (const name of names) seen.add(await impression(await drawPicture("a", name)));
    expect(names.length).toBeGreaterThanOrEqual(24);
    expect(seen.size).toBe(names.length);
  });

  it("fit a post and are drawn the same again", async () => {
    const picture = await drawPicture("launch", "wind-farm");
    expect(await sharp(picture).metadata()).toMatchObject({ format: "jpeg", width: 1200, height: 630 });
    expect(picture.length).toBeLessThan(500_000);
    expect((await drawPicture("launch", "wind-farm")).equals(picture)).toBe(true);
    expect(drawSvg("other", "wind-farm")).not.toBe(drawSvg("launch", "wind-farm"));
  });

  it("contain no invalid number", () => {
    for (const name of names) expect(drawSvg("b", name)).not.toMatch(/NaN|undefined|Infinity/);
  });

  it("come with logos in the company's colour", async () => {
    const logo = await drawLogo("waves", "#0b7285");
    expect(await sharp(logo).metadata()).toMatchObject({
      format: "png",
      width: 128,
      height: 128,
      hasAlpha: true,
    });
    const [red, green, blue] = await sharp(logo)
      .extract({ left: 64, top: 8, width: 1, height: 1 })
      .raw()
      .toBuffer();
    expect([red, green, blue]).toEqual([0x0b, 0x72, 0x85]);
    expect((await drawLogo("peak", "#0b7285")).equals(logo)).toBe(false);
  });
});
