import { join } from "node:path";

export const thumbnailWidth = 640;

/** Where the child leaves its output, inside the given folder. */
export function renditionFiles(folder: string): { readonly picture: string; readonly thumbnail: string } {
  return { picture: join(folder, "picture"), thumbnail: join(folder, "thumbnail") };
}
