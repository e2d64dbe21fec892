import { listMentions as at } from "@polyphon/contract/mentions/mentions.contract.ts";
import { query } from "../../../../platform/operation/query.ts";
import { mayKeepMentions } from "../../mentions.policy.ts";
import { ownMentions } from "../../search/mention-search.store.ts";
import { showOwn } from "../show-own.ts";

export const listLinkedinMentions = query(at, async ({ input, actor, tx }) => {
  const { rows, next } = await ownMentions(tx, { ...input, userId: actor.accountId }, input);
  return {
    items: rows.map((row) => showOwn(actor, row)),
    next,
    can: { add: mayKeepMentions(actor) === true },
  };
});
