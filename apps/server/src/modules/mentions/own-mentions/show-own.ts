import type { FrontActor } from "../../../platform/session/actor.ts";
import { mayKeepMentions } from "../mentions.policy.ts";
import { presentMention } from "../mention/mention.present.ts";
import type { MentionRow } from "../mention/mention.store.ts";

export function showOwn(actor: FrontActor, row: MentionRow) {
  const change = mayKeepMentions(actor) === true;
  return presentMention(row, { edit: change, remove: change, decide: false });
}
