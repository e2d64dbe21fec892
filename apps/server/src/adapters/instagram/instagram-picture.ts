import sharp from "sharp";

const narrowest = 320;
const widest = 1440;
const tallestRatio = 0.8;
const flattestRatio = 1.91;
const quality = 88;

/** The frame of a picture: as wide as Instagram accepts, never cropped, padded at the sides where needed. */
export function frameOf(width: number, height: number): { readonly width: number; readonly height: number } {
  const ratio = Math.min(Math.max(width / height, tallestRatio), flattestRatio);
  const padded = Math.max(width, Math.ceil(height * ratio));
  const across = Math.min(Math.max(padded, narrowest), widest);
  // Rounds towards what Instagram still accepts.
  return { width: across, height: ratio < 1 ? Math.floor(across / ratio) : Math.ceil(across / ratio) };
}

/** Instagram accepts JPEGs within narrow limits only. */
export async function instagramPicture(bytes: Uint8Array): Promise<Uint8Array> {
  const { width, height, orientation = 1 } = await sharp(bytes).metadata();
  const lying = orientation >= 5;
  const frame = lying ? frameOf(height, width) : frameOf(width, height);
  return sharp(bytes)
    .rotate()
    .resize({ ...frame, fit: "contain", background: "#ffffff" })
    .flatten({ background: "#ffffff" })
    .jpeg({ quality })
    .toBuffer();
}
