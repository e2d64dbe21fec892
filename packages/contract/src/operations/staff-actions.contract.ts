import { z } from "zod";
import { calendarDay } from "../kit/calendar-day.ts";
import { choiceRefs } from "../kit/choice-source.ts";
import { endpoint } from "../kit/endpoint.ts";
import { refList, wordList } from "../kit/list.ts";
import { named } from "../kit/named.ts";
import { pageInput, pageOf } from "../kit/page.ts";
import { actionDetails, actionKinds, actionThings, type ActionVerb, actionVerbs } from "./staff-actions.ts";

const verbs = Object.keys(actionVerbs) as [ActionVerb, ...ActionVerb[]];

export const staffAction = z.object({
  id: z.number().int(),
  at: z.iso.datetime(),
  /** Null where the caller is not shown who: the provider's staff, to a company's. */
  by: named.nullable(),
  /** As it was recorded; what `verb` and `thing` say in words. */
  action: z.string(),
  verb: z.enum(verbs),
  thing: z.enum(actionThings),
  /** What it was done to, if that was one. */
  thingId: z.number().int().nullable(),
  /** Null where it has no name, or is no more. */
  thingName: z.string().nullable(),
  company: named.nullable(),
  details: z.partialRecord(z.enum(actionDetails), z.union([z.string(), z.number()])),
});

/** What staff did, newest first: everything that changed something, and who signed in. */
export const listStaffActions = endpoint({
  name: "list-staff-actions",
  method: "GET",
  path: "/services/admin/api/staff-actions",
  about: { person: ["staffActions"], inCouncilMode: "named", because: "traceable" },
  access: { staff: "list_corporate_user" },
  reads: ["log"],
  input: z.object({
    ...pageInput,
    atFrom: calendarDay.optional(),
    atTo: calendarDay.optional(),
    by: refList(choiceRefs.staff).optional(),
    kind: wordList(actionKinds).optional(),
    thing: z.enum(actionThings).optional(),
    company: refList(choiceRefs.company).optional(),
  }),
  output: pageOf(staffAction),
  errors: [],
});
