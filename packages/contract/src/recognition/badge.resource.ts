import { z } from "zod";
import { ref } from "../kit/ref.ts";
import { resource } from "../kit/resource/resource.ts";
import { limits } from "../limits.ts";
import { badgeCategories, badgeFamilies } from "./recognition.ts";

const { titleMax, contentMax, postTitleMin, postTitleMax, copyMin, copyMax } = limits.badge;

const title = z.string().trim().min(1).max(titleMax);
const content = z.string().trim().min(1).max(contentMax);
const postTitle = z.string().trim().min(postTitleMin).max(postTitleMax);
const exampleCopy = "Ten posts shared with my network. Thank you to everybody who reads along.";
const socialCopy = z.string().trim().min(copyMin).max(copyMax).meta({ example: exampleCopy });

/** A badge and the initial copy for sharing it. Which badges there are is part of the product. */
export const badge = resource({
  name: "badges",
  module: "recognition",
  ref: "badge",
  fields: {
    family: { kind: "choice", choices: badgeFamilies, schema: z.enum(badgeFamilies), readOnly: true },
    category: { kind: "choice", choices: badgeCategories, schema: z.enum(badgeCategories), readOnly: true },
    level: { kind: "number", schema: z.number().int(), readOnly: true },
    threshold: { kind: "number", schema: z.number().int(), readOnly: true },
    title: { kind: "text", schema: title, section: "badge" },
    titleDe: { kind: "text", schema: title, section: "badge", beside: true },
    content: { kind: "longText", schema: content, section: "badge" },
    contentDe: { kind: "longText", schema: content, section: "badge", beside: true },
    badgePostTitle: { kind: "text", schema: postTitle.meta({ example: "My badge" }), section: "post" },
    badgePostTitleDe: {
      kind: "text",
      schema: postTitle.meta({ example: "Mein Abzeichen" }),
      section: "post",
      beside: true,
    },
    socialCopy: { kind: "longText", schema: socialCopy, section: "post" },
    socialCopyDe: { kind: "longText", schema: socialCopy, section: "post", beside: true },
    image: { kind: "picture", picture: "post", schema: ref("media").nullable(), section: "post" },
  },
  columns: ["title", "image", "family", "category", "level", "threshold"],
  searchIn: ["title", "titleDe"],
  sortBy: "family",
  sorts: ["title", "threshold"],
  filters: ["family", "category"],
  access: { list: "signedIn" },
  screens: { list: "/admin/badge_own_post", edit: "/admin/edit-badge-post/:id" },
  writes: "edit",
});
