import { mediaPicking } from "./media.admin.ts";
import { media } from "./media.server.ts";

export const texts = { media: mediaPicking, fileReason: media.fileReason };
