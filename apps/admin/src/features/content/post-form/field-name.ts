import { voices } from "@polyphon/contract/content/content.ts";
import { networks } from "@polyphon/contract/networks/networks.ts";
import { networkNames } from "@polyphon/i18n/en/networks/networks.shared.ts";
import type { AdminTextKey, Text } from "../../../shared/text/use-text.ts";
import type { PostGroup } from "./draft/merge-posts.ts";

const labels: Readonly<Record<PostGroup | "imageIds", AdminTextKey>> = {
  title: "content.form.title",
  notes: "content.form.notes",
  categoryId: "content.form.category",
  source: "content.form.source",
  language: "content.form.language",
  campaignName: "content.form.campaign",
  postUrl: "content.form.postUrl",
  serialNumber: "content.form.serialNumber",
  curatorCodeId: "content.form.curatorCode",
  postTagIds: "content.form.postTags",
  facebookUrl: "content.form.facebookUrl",
  linkedinImageUrl: "content.form.linkedinImageUrl",
  publishAt: "content.form.publish",
  startsOn: "content.form.fromDay",
  endsOn: "content.form.until",
  featuredUntil: "content.form.featured",
  frontPageNews: "content.form.frontPageNews",
  shareType: "content.form.shareType",
  copyEditable: "content.form.copyEditable",
  attachmentId: "content.media.section",
  imageIds: "content.conflict.pictures",
};

const isLabelled = (name: string): name is keyof typeof labels => name in labels;

/** What a field of the form is called; copy by its voice and network. */
export function fieldName(field: string, text: Text): string {
  const [top = "", second, third] = field.split(".");
  const voice = voices.find((one) => one === second);
  if (top === "voices" && voice) {
    const name = text(`content.voices.${voice}`);
    const network = networks.find((one) => one === third);
    return network ? `${name}, ${networkNames[network]}` : name;
  }
  return isLabelled(top) ? text(labels[top]) : field;
}
