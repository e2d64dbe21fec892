import type { AccountType, Network } from "@polyphon/contract/networks/networks.ts";
import { sharePost } from "@polyphon/contract/sharing/sharing.contract.ts";
import type { z } from "zod";
import { addFrontUser, postCopy, type TestPerson } from "../people.ts";
import { connectEverything } from "./shares.ts";
import type { SharingFixture } from "./sharing-fixture.ts";

export type SharePayload = Partial<z.input<typeof sharePost.input>>;

export const copies = (...networks: Network[]) =>
  networks.map((socialNetwork) => ({ socialNetwork, shareText: postCopy }));

/** People who are connected to every network, and calls that share with a given input. */
export function openShareInputs(fixture: () => SharingFixture) {
  return {
    everywhere: async (facebook: AccountType = "PAGE"): Promise<TestPerson> => {
      const person = await addFrontUser(fixture().world, fixture().company);
      await connectEverything(fixture().world, person, facebook);
      return person;
    },

    share: async (
      person: TestPerson,
      payload: SharePayload,
      postId?: number,
      language: "en" | "de" = "en",
    ) => {
      const wanted = {
        postId: postId ?? (await fixture().newPost()),
        voiceTypeEnum: "VOICE_1" as const,
        postSocialShareNetworks: [],
        ...payload,
      };
      return fixture().world.call(sharePost, wanted, { token: person.token, language });
    },

    changePost: (postId: number, change: string) =>
      fixture().world.arrange((tx) => tx.client.query(`update post set ${change} where id = $1`, [postId])),
  };
}
