import { z } from "zod";

/** The code of a short link: what stands behind the host. Lower case letters and digits that cannot be mistaken. */
export const linkCode = z.string().regex(/^[23456789abcdefghjkmnpqrstuvwxyz]{8,12}$/);

export const clickKinds = ["PERSON", "BOT", "PREVIEW"] as const;
export type ClickKind = (typeof clickKinds)[number];
