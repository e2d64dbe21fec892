import type { PictureFault } from "@polyphon/rules/media/picture-fault.ts";
import { t } from "../text/text.ts";

/** Which rule a picture breaks, with its figure. */
export const faultText = ({ error, values }: PictureFault): string =>
  t(`sharing.editor.pictureFaults.${error}`, values);
