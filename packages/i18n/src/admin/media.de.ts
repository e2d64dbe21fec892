import { mediaDesk } from "../de/media.admin.ts";
import { media } from "../de/media.server.ts";

export const texts = { media: mediaDesk, fileReason: media.fileReason };
