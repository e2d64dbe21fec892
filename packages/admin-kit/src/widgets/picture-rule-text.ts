import type { PictureRule } from "@polyphon/contract/media/picture-uses.ts";
import type { Kit } from "../kit/kit-context.tsx";

const names = { "image/jpeg": "jpeg", "image/png": "png", "image/gif": "gif", "image/webp": "webp" } as const;

/** The requirements of a file in one or two sentences, shown before it is chosen. */
export function pictureRuleText(rule: PictureRule, { text, language }: Kit): string {
  const types = new Intl.ListFormat(language === "en" ? "en-GB" : language, { type: "disjunction" }).format(
    rule.types.map((type) => names[type]),
  );
  const size = text("kit.picture.rule", {
    types,
    minWidth: rule.minWidth,
    minHeight: rule.minHeight,
    maxWidth: rule.maxWidth,
    maxHeight: rule.maxHeight,
    megabytes: Math.floor(rule.bytes / 1024 / 1024),
  });
  if (rule.ratio === undefined) return size;
  return `${size} ${text("kit.picture.ratio", { ratio: rule.ratio.of.toLocaleString(language) })}`;
}
