import { mediaDesk } from "./media.admin.ts";
import { media } from "./media.server.ts";

export const texts = { media: mediaDesk, fileReason: media.fileReason };
