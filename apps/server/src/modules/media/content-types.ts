/** Every kind of file that has an address, by the end of its key. */
export const contentTypes = {
  jpg: "image/jpeg",
  png: "image/png",
  mp4: "video/mp4",
  pdf: "application/pdf",
} as const;
