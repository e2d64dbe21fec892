import { z } from "zod";
import { endpoint } from "../kit/endpoint.ts";
import { repeatedRefs } from "../kit/list.ts";
import { ref } from "../kit/ref.ts";

const because = "whoever belongs to a company is told what it announces";

/** The company's announcements that this person has not seen, the oldest first; a few at a time. */
export const listUnseenAnnouncements = endpoint({
  name: "announcement-not-viewed",
  method: "GET",
  path: "/services/front/api/announcement/user/not-viewed",
  about: "none",
  access: { signedIn: "front", because },
  /** The day to look at, of the company's calendar. An announcement that has not begun is on no day. */
  reads: ["announcement"],
  input: z.object({ date: z.iso.date().optional() }),
  output: z.object({
    announcements: z.array(z.object({ id: ref("announcement"), title: z.string(), message: z.string() })),
  }),
  errors: [],
});

export const markAnnouncementsViewed = endpoint({
  name: "announcement-mark-as-viewed",
  method: "PATCH",
  path: "/services/front/api/announcement/user/mark-as-viewed",
  about: "none",
  access: { signedIn: "front", because },
  changes: [],
  input: z.object({ ids: repeatedRefs("announcement") }),
  output: z.object({ ids: z.array(z.number().int()) }),
  errors: ["not_found"],
});
