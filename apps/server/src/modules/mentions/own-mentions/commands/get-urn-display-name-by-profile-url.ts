import { lookUpMention as at } from "@polyphon/contract/mentions/mentions.contract.ts";
import { flow } from "../../../../platform/operation/flow.ts";
import { allow } from "../../../../platform/operation/refusal.ts";
import { fetchMention } from "../../mention/fetch-mentions.ts";
import { mayKeepMentions } from "../../mentions.policy.ts";
import type { MentionsDeps } from "../../mentions.deps.ts";
import { urnOf } from "../../mention/mention.store.ts";

export const getUrnDisplayNameByProfileUrl = ({ lookUp }: MentionsDeps) =>
  flow(at, "calls-outside", async ({ input, actor }) => {
    allow(mayKeepMentions(actor));
    const { accountType, linkedinId, name, profileUrl } = await fetchMention(
      lookUp,
      input.profileUrl,
      "profileUrl",
    );
    return { linkedinUrn: urnOf(accountType, linkedinId), displayName: name, accountType, profileUrl };
  });
