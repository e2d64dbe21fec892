import type { pictureFaults as en } from "../../en/media/picture-faults.shared.ts";
import type { TextsOf } from "../../kit/texts-of.ts";

export const pictureFaults: TextsOf<typeof en> = {
  picture_wrong_type: "Dieses Bild ist eine {{found}}-Datei. Verwenden Sie {{types}}.",
  picture_too_small:
    "Dieses Bild hat {{width}} × {{height}} Pixel. Es muss mindestens {{minWidth}} × {{minHeight}} Pixel haben.",
  picture_too_large:
    "Dieses Bild hat {{width}} × {{height}} Pixel. Es darf höchstens {{maxWidth}} × {{maxHeight}} Pixel haben.",
  picture_too_many_bytes: "Dieses Bild ist {{size}} MB groß. Erlaubt sind höchstens {{megabytes}} MB.",
  picture_wrong_ratio:
    "Dieses Bild hat {{width}} × {{height}} Pixel. Das Verhältnis von Breite zu Höhe muss {{ratio}} sein.",
  picture_unreadable: "Diese Datei lässt sich nicht als Bild lesen. Verwenden Sie {{types}}.",
};
