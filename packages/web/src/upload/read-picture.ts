const beginnings: readonly (readonly [type: string, bytes: readonly (number | null)[]])[] = [
  ["image/jpeg", [0xff, 0xd8, 0xff]],
  ["image/png", [0x89, 0x50, 0x4e, 0x47]],
  ["image/gif", [0x47, 0x49, 0x46, 0x38]],
  ["image/webp", [0x52, 0x49, 0x46, 0x46, null, null, null, null, 0x57, 0x45, 0x42, 0x50]],
  ["image/bmp", [0x42, 0x4d]],
  ["image/tiff", [0x49, 0x49, 0x2a, 0x00]],
  ["image/tiff", [0x4d, 0x4d, 0x00, 0x2a]],
];

/** The type that the content has, whatever the name says. */
export function pictureTypeOf(begin: Uint8Array): string | null {
  return (
    beginnings.find(([, bytes]) => bytes.every((one, at) => one === null || begin[at] === one))?.[0] ?? null
  );
}

export interface ReadPicture {
  readonly type: string | null;
  readonly bytes: number;
  readonly width: number;
  readonly height: number;
}

/** What can be known of a picture before it is uploaded; a size of 0 where the browser cannot open it. */
export async function readPicture(file: Blob): Promise<ReadPicture> {
  const type = pictureTypeOf(new Uint8Array(await file.slice(0, 16).arrayBuffer()));
  const shown = type === null ? null : await createImageBitmap(file).catch(() => null);
  const { width, height } = shown ?? { width: 0, height: 0 };
  shown?.close();
  return { type, bytes: file.size, width, height };
}
