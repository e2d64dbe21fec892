import { z } from "zod";
import { endpoint } from "../kit/endpoint.ts";
import { ref } from "../kit/ref.ts";
import { switchPreview, switchReason, switchState } from "./kill-switch.contract.ts";

/** Whoever looks after a company's employees may stop what they share, and the posts that the company has written. */
export const stopsOwnSharing = "list_front_user";
const keeper = { staff: stopsOwnSharing, company: true } as const;

const ownPreview = switchPreview.extend({
  /** Set by the provider, whose stops only the provider releases. */
  byProvider: z.boolean(),
});
const turn = { active: z.boolean(), reason: switchReason };

/** Whether sharing runs for the caller's company, and what stopping or releasing it would do. */
export const readOwnSwitch = endpoint({
  name: "read-own-kill-switch",
  method: "GET",
  path: "/services/cron/api/corporate/kill-switch",
  about: "group",
  access: keeper,
  reads: ["killSwitch", "share"],
  input: z.object({}),
  output: ownPreview,
  errors: [],
});

export const setOwnSwitch = endpoint({
  name: "set-own-kill-switch",
  method: "POST",
  path: "/services/cron/api/corporate/kill-switch",
  about: "none",
  access: keeper,
  changes: ["killSwitch", "share"],
  input: z.object(turn),
  output: switchState,
  errors: ["switch_of_provider"],
});

/** The same for one post that the company has written itself. */
export const readOwnPostSwitch = endpoint({
  name: "read-own-post-kill-switch",
  method: "GET",
  path: "/services/cron/api/corporate/post-kill-switches/:postId",
  about: "group",
  access: keeper,
  reads: ["killSwitch", "share", "post"],
  input: z.object({ postId: ref("post") }),
  output: ownPreview,
  errors: ["not_found"],
});

export const setOwnPostSwitch = endpoint({
  name: "set-own-post-kill-switch",
  method: "POST",
  path: "/services/cron/api/corporate/post-kill-switches/:postId",
  about: "none",
  access: keeper,
  changes: ["killSwitch", "share", "post"],
  input: z.object({ postId: ref("post"), ...turn }),
  output: switchState,
  errors: ["not_found", "switch_of_provider"],
});
