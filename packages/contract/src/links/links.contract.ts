import { z } from "zod";

/** The code of a short link: the part after the host. Lower case letters and digits that cannot be confused. */
export const linkCode = z.string().regex(/^[23456789abcdefghjkmnpqrstuvwxyz]{8,12}$/);

export const clickKinds = ["PERSON", "BOT", "PREVIEW"] as const;
export type ClickKind = (typeof clickKinds)[number];

/** Tools that read the campaign fields of links under names of their own. */
export type AnalyticsTool = "GOOGLE_ANALYTICS" | "ADOBE_ANALYTICS" | "MATOMO";
