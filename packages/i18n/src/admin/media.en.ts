import { mediaDesk } from "../en/media.admin.ts";
import { media } from "../en/media.server.ts";

export const texts = { media: mediaDesk, fileReason: media.fileReason };
