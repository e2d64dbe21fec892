import { z } from "zod";
import { endpoint } from "../kit/endpoint.ts";
import { ref, rowVersion } from "../kit/ref.ts";
import { share } from "./sharing.contract.ts";
import { textRefusals } from "./text-refusals.ts";

export const updateShareText = endpoint({
  name: "update-share-text",
  method: "POST",
  path: "/services/post/api/scheduled-post-update-text",
  about: "none",
  access: { front: "post_sharing" },
  changes: ["share", "plan"],
  input: z.object({
    shareId: ref("share"),
    version: rowVersion,
    shareText: z.string().max(6000),
    /** An AI wrote at least half of the new text. */
    isAiGeneratedCopy: z.boolean().default(false),
  }),
  output: share,
  errors: [...textRefusals, "light_front_user"],
});

const calendarDay = z.object({
  date: z.iso.date(),
  planned: z.number().int(),
  shared: z.number().int(),
  needsYou: z.number().int(),
});

/** The days between two dates of the company's calendar, with every share on them; at most six weeks. */
export const calendarShares = endpoint({
  name: "calendar-shares",
  method: "GET",
  path: "/services/post/api/social-share-calendar",
  about: "none",
  access: { front: "calendar" },
  reads: ["share"],
  input: z.object({ startDate: z.iso.date(), endDate: z.iso.date() }),
  output: z.object({
    timeZone: z.string(),
    today: z.iso.date(),
    days: z.array(calendarDay),
    /** At most `limits.share.calendarShares`; `more` says that a day holds others. */
    shares: z.array(share),
    more: z.boolean(),
    /** Held, failed or unconfirmed ones of the last weeks, whatever the dates. */
    needsYou: z.array(share),
  }),
  errors: ["validation"],
});
