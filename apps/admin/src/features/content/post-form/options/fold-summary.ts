import { networkNames } from "@polyphon/i18n/en/networks/networks.shared.ts";
import { formatDate } from "../../../../shared/time/format-time.ts";
import type { Texts } from "../../../../shared/text/use-text.ts";
import type { PostDraft } from "../draft/post-draft.ts";
import type { Fold } from "./folds.ts";

type Words = Pick<Texts, "text" | "language">;

const filled = (words: string): boolean => words.trim() !== "";

function placement(
  { featured, featuredUntil, news, dripDays, groups }: PostDraft,
  { text, language }: Words,
) {
  return [
    featured &&
      (featuredUntil === null
        ? text("content.form.featured")
        : text("content.options.featuredUntil", { day: formatDate(featuredUntil, language) })),
    news === "CLASSIC" && text("content.form.frontPageNews"),
    news === "DRIP" && text("content.options.drip", { count: dripDays }),
    news !== "OFF" && groups.length > 0 && text("content.options.groups", { count: groups.length }),
  ];
}

function sharing({ shareType, copyEditable, notes }: PostDraft, { text }: Words) {
  return [
    shareType !== "ALL" && text("content.options.onlyOn", { network: networkNames[shareType] }),
    copyEditable && text("content.form.copyEditable"),
    filled(notes) && text("content.form.notes"),
  ];
}

function links({ campaignName, facebookUrl, linkedinImageUrl }: PostDraft, { text }: Words) {
  return [
    filled(campaignName) && text("content.options.campaign", { name: campaignName.trim() }),
    filled(facebookUrl) && text("content.form.facebookUrl"),
    filled(linkedinImageUrl) && text("content.form.linkedinImageUrl"),
  ];
}

function billing({ serialNumber, curatorCode }: PostDraft, { text }: Words) {
  return [
    filled(serialNumber) && text("content.form.serial", { number: serialNumber.trim() }),
    curatorCode !== null && text("content.options.curator", { code: curatorCode.name }),
  ];
}

const summaries = { placement, sharing, links, billing };

/** What differs from the default in a folded section; empty where nothing does. */
export function foldSummary(fold: Fold, draft: PostDraft, words: Words): string {
  return summaries[fold](draft, words)
    .filter((part) => part !== false)
    .join(" · ");
}
