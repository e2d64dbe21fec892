import { join } from "node:path";

export const thumbnailWidth = 640;

/** Where the child leaves what it made, inside the folder it was given. */
export function renditionFiles(folder: string): { readonly picture: string; readonly thumbnail: string } {
  return { picture: join(folder, "picture"), thumbnail: join(folder, "thumbnail") };
}
