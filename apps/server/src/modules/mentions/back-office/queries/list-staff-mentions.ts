import { searchRange } from "@polyphon/rules/mentions/search-keys.ts";
import { query } from "../../../../platform/operation/query.ts";
import type { BackOffice } from "../back-office.ts";
import { reachOf } from "../../mentions.policy.ts";
import { presentForStaff } from "../../mention/mention.present.ts";
import { staffMentions } from "../../search/mention-search.store.ts";

export const listStaffMentions = ({ calls, variant }: BackOffice) =>
  query(calls.list, async ({ input, actor, tx }) => {
    const range = input.search ? searchRange(input.search) : null;
    // Punctuation alone is the beginning of no word.
    if (input.search && !range) return { items: [], next: null };
    const filter = { ...input, reach: reachOf(variant, actor), range };
    const { rows, next } = await staffMentions(tx, filter, input);
    return { items: await presentForStaff(tx, actor, rows), next };
  });
