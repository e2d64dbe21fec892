import sharp from "sharp";
import { makeCanvas } from "./kit/canvas.ts";
import { type Theme, themes } from "./themes.ts";

export function drawSvg(seed: string, theme: Theme): string {
  const canvas = makeCanvas(`${theme} ${seed}`);
  themes[theme](canvas);
  return canvas.svg();
}

/** A picture of 1200x630 for a demo post. The same seed and theme give the same picture. */
export function drawPicture(seed: string, theme: Theme): Promise<Buffer> {
  return sharp(Buffer.from(drawSvg(seed, theme)))
    .flatten()
    .jpeg({ quality: 88, chromaSubsampling: "4:4:4" })
    .toBuffer();
}
