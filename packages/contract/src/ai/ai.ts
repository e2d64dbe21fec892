import type { Network } from "../networks/networks.ts";

/** What a caller may ask for by name; which model of the provider answers is the operator's setting. */
export const aiModels = ["gpt-4"] as const;

export const aiTextTools = ["WRITE", "SHORTEN", "REPHRASE", "SUMMARISE", "PROFILE"] as const;
export type AiTextTool = (typeof aiTextTools)[number];

export const aiTones = [
  "POSITIVE",
  "EXCITED",
  "POWERFUL",
  "AMUSING",
  "CALM",
  "URGENT",
  "SOFT",
  "POLITE",
  "ENCOURAGING",
  "FORMAL",
  "INFORMAL",
] as const;
export type AiTone = (typeof aiTones)[number];

export const aiLanguages = [
  "ENGLISH",
  "GERMAN",
  "FRENCH",
  "SPANISH",
  "ITALIAN",
  "PORTUGUESE",
  "DUTCH",
  "SWEDISH",
  "DANISH",
  "NORWEGIAN",
  "FINNISH",
  "POLISH",
  "CZECH",
  "SLOVAK",
  "HUNGARIAN",
  "ROMANIAN",
  "GREEK",
  "TURKISH",
  "UKRAINIAN",
] as const;
export type AiLanguage = (typeof aiLanguages)[number];

/** The three tabs of a length, in their order. */
export const aiLengths = ["SHORT", "MEDIUM", "LONG"] as const;
export type AiLength = (typeof aiLengths)[number];

/** Whom a text is for. The position, counted from one, is the stored id. */
export const aiAudiences = [
  "EVERYBODY",
  "CUSTOMERS",
  "EXPERTS",
  "DECISION_MAKERS",
  "CANDIDATES",
  "COLLEAGUES",
] as const;
export type AiAudience = (typeof aiAudiences)[number];

/** The page that asks, for the audit trail and for what is allowed on it. */
export const aiReferrers = [
  "SHARE_POST",
  "POST_FORM",
  "OWN_POST",
  "GALLERY",
  "BADGE",
  "PROFILE_REVIEW",
] as const;
export type AiReferrer = (typeof aiReferrers)[number];

/** Characters by network and tab. Instagram has none in the specification; these keep within its 300. */
export const aiTextLengths: Readonly<Record<Network, Readonly<Record<AiLength, number>>>> = {
  LINKEDIN: { SHORT: 280, MEDIUM: 400, LONG: 2500 },
  TWITTER: { SHORT: 200, MEDIUM: 250, LONG: 280 },
  XING: { SHORT: 250, MEDIUM: 300, LONG: 400 },
  FACEBOOK: { SHORT: 280, MEDIUM: 400, LONG: 2500 },
  INSTAGRAM: { SHORT: 150, MEDIUM: 200, LONG: 300 },
};

/** The defaults. */
export const aiDefaults = {
  model: "gpt-4",
  items: 3,
  characters: 280,
  tone: "FORMAL",
  language: "ENGLISH",
  audience: "EVERYBODY",
} as const;

/** Where a picture is wanted: wide for a post, square for the gallery. */
export const aiImageShapes = ["WIDE", "SQUARE"] as const;
export type AiImageShape = (typeof aiImageShapes)[number];
