export const corners = ["TOP_LEFT", "TOP_RIGHT", "BOTTOM_LEFT", "BOTTOM_RIGHT"] as const;
export type Corner = (typeof corners)[number];

export interface Box {
  readonly width: number;
  readonly height: number;
}

/** At most a quarter of the picture's width, and never higher than a third of it. */
const widest = 0.25;
const highest = 0.34;
const margin = 0.03;

/** The position of a sticker on a picture, in the picture's pixels and with its own proportions. */
export function stickerPlace(picture: Box, sticker: Box, corner: Corner): Box & { x: number; y: number } {
  const scale = Math.min(
    (picture.width * widest) / sticker.width,
    (picture.height * highest) / sticker.height,
  );
  const [width, height] = [Math.round(sticker.width * scale), Math.round(sticker.height * scale)];
  const gap = Math.round(Math.min(picture.width, picture.height) * margin);
  const x = corner.endsWith("LEFT") ? gap : picture.width - width - gap;
  const y = corner.startsWith("TOP") ? gap : picture.height - height - gap;
  return { x, y, width, height };
}

/** Both are fetched, not linked, because a canvas with a cross-origin picture could not be read back. */
export async function bitmapOf(url: string, signal: AbortSignal): Promise<ImageBitmap> {
  const answer = await fetch(url, { signal });
  if (!answer.ok) throw new Error(`the picture was answered ${answer.status}`);
  return createImageBitmap(await answer.blob());
}

export function drawSticker(
  canvas: HTMLCanvasElement,
  picture: ImageBitmap,
  sticker: ImageBitmap,
  corner: Corner,
): void {
  canvas.width = picture.width;
  canvas.height = picture.height;
  const place = stickerPlace(picture, sticker, corner);
  const brush = canvas.getContext("2d");
  if (!brush) return;
  // A jpeg has no transparency, and a png of a photograph would soon exceed the limit of bytes.
  brush.fillStyle = "#fff";
  brush.fillRect(0, 0, picture.width, picture.height);
  brush.drawImage(picture, 0, 0);
  brush.drawImage(sticker, place.x, place.y, place.width, place.height);
}

/** The drawn picture as a file, uploaded and checked like any other. */
export function fileOf(canvas: HTMLCanvasElement, name: string): Promise<File> {
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => {
        if (blob) resolve(new File([blob], name, { type: "image/jpeg" }));
        else reject(new Error("the picture could not be drawn"));
      },
      "image/jpeg",
      0.92,
    );
  });
}
