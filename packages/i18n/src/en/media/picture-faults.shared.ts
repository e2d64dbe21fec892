/** What a picture lacks: said by the server at the field, and by the apps before it is uploaded. */
export const pictureFaults = {
  picture_wrong_type: "This picture is a {{found}} file. Use {{types}}.",
  picture_too_small:
    "This picture is {{width}} × {{height}} pixels. It must be at least {{minWidth}} × {{minHeight}} pixels.",
  picture_too_large:
    "This picture is {{width}} × {{height}} pixels. It may be at most {{maxWidth}} × {{maxHeight}} pixels.",
  picture_too_many_bytes: "This picture is {{size}} MB. It may be at most {{megabytes}} MB.",
  picture_wrong_ratio:
    "This picture is {{width}} × {{height}} pixels. The ratio of width to height must be {{ratio}}.",
  picture_unreadable: "This file can’t be read as a picture. Use {{types}}.",
} as const;
