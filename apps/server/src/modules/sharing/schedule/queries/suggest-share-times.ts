import { suggestShareTimes as at } from "@polyphon/contract/sharing/schedule.contract.ts";
import {
  suggestedDates,
  suggestedRange,
  suggestTimes,
} from "@polyphon/rules/sharing/schedule/suggest-times.ts";
import { query } from "../../../../platform/operation/query.ts";
import { Refusal } from "../../../../platform/operation/refusal.ts";
import { autopilotSettingsOf } from "../../../companies/companies.api.ts";
import { visiblePost } from "../../../content/content.api.ts";
import { sharesAround } from "../../shares/share.store.ts";
import type { SharingDeps } from "../../sharing.deps.ts";
import { colleaguesSharing } from "../colleagues.store.ts";

/** What the rule knows about the post, the person, the company and colleagues; the same for a share that is moved. */
export const suggestShareTimes = (deps: SharingDeps) =>
  query(at, async ({ input, actor, tx, now }) => {
    const { networks = [], day = null } = input;
    const settings = await autopilotSettingsOf(tx, actor.companyId);
    if (!settings) throw new Refusal("not_found");
    const zone = settings.timeZone;
    const post = await visiblePost(tx, actor, zone, input.postId, now);
    const place = { now, zone, day };
    const { from, until } = suggestedRange(place);
    const [known, colleagues, chosen] = await Promise.all([
      sharesAround(tx, actor.accountId, post.id, from, until),
      colleaguesSharing(tx, { actor, postId: post.id, networks, from: now, until }),
      deps.chosenTimes(tx, actor, suggestedDates(place)),
    ]);
    // A share of the same post there is the one that is moved: a second one is refused.
    const shares = known.filter(({ postId, network }) => postId !== post.id || !networks.includes(network));
    const times = suggestTimes({
      ...place,
      hours: settings.hours,
      chosen,
      networks,
      shares,
      colleagues,
      endsOn: post.endsOn,
    });
    return { times: times.map((one) => ({ ...one, at: one.at.toISOString() })) };
  });
