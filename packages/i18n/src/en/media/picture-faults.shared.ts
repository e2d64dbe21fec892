/** What a picture lacks: said by the server at the field, and by the apps before it is uploaded. */
export const pictureFaults = {
  picture_wrong_type: "This image is a {{found}} file. Use {{types}}.",
  picture_too_small:
    "This image is {{width}} × {{height}} pixels. It must be at least {{minWidth}} × {{minHeight}} pixels.",
  picture_too_large:
    "This image is {{width}} × {{height}} pixels. It may be at most {{maxWidth}} × {{maxHeight}} pixels.",
  picture_too_many_bytes: "This image is {{size}} MB. It may be at most {{megabytes}} MB.",
  picture_wrong_ratio:
    "This image is {{width}} × {{height}} pixels. The ratio of width to height must be {{ratio}}.",
  picture_unreadable: "This file can’t be read as an image. Use {{types}}.",
} as const;
