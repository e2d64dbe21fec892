export type MediaType =
  | "image/jpeg"
  | "image/png"
  | "image/gif"
  | "image/webp"
  | "application/pdf"
  | "video/mp4";

function startsWith(bytes: Buffer, text: string, at = 0): boolean {
  return bytes.subarray(at, at + text.length).toString("latin1") === text;
}

/** What a file is by its first bytes; null for what the sandbox cannot show. */
export function mediaType(bytes: Buffer): MediaType | null {
  if (startsWith(bytes, "\xff\xd8\xff")) return "image/jpeg";
  if (startsWith(bytes, "\x89PNG")) return "image/png";
  if (startsWith(bytes, "GIF8")) return "image/gif";
  if (startsWith(bytes, "RIFF") && startsWith(bytes, "WEBP", 8)) return "image/webp";
  if (startsWith(bytes, "%PDF")) return "application/pdf";
  return startsWith(bytes, "ftyp", 4) ? "video/mp4" : null;
}
