import type { Page } from "@playwright/test";

export interface PictureSize {
  readonly width: number;
  readonly height: number;
  readonly type: string;
}

/** A picture of one colour, drawn by the browser itself, as a file that somebody could choose. */
export async function drawPicture(page: Page, size: PictureSize) {
  const encoded = await page.evaluate(async ({ width, height, type }) => {
    const canvas = new OffscreenCanvas(width, height);
    const brush = canvas.getContext("2d");
    if (brush) {
      brush.fillStyle = "#0b7285";
      brush.fillRect(0, 0, width, height);
    }
    const bytes = new Uint8Array(await (await canvas.convertToBlob({ type })).arrayBuffer());
    return btoa(Array.from(bytes, (byte) => String.fromCodePoint(byte)).join(""));
  }, size);
  const name = `journey.${size.type.split("/")[1]}`;
  return { name, mimeType: size.type, buffer: Buffer.from(encoded, "base64") };
}
