import { type Voice, voices } from "@polyphon/contract/content/content.ts";
import { type Network, networks } from "@polyphon/contract/networks/networks.ts";
import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { suggestedCopy } from "../../../sharing/compose/compose-share.ts";
import { copyRefusal } from "../../../sharing/compose/plan-share.ts";
import { type CopiesToWeigh, usableCopies } from "./usable-copies.ts";

const good = "A copy that is long enough for every network, with more than fifty characters in it.";
const able = { minImages: 0, video: true, linkCard: true };
const attached = { postUrl: null, facebookUrl: null, embedCode: null, isDocument: false };

function weigh(over: Partial<CopiesToWeigh> & Pick<CopiesToWeigh, "post">): ReturnType<typeof usableCopies> {
  return usableCopies({
    media: { type: "TEXT", shareType: "ALL", images: 0, hasVideo: false, hasLink: true },
    attached,
    networks,
    noOfVoices: 3,
    abilities: () => [able],
    isForbidden: () => false,
    ...over,
  });
}

const voice = (name: Voice, copy: Partial<Record<Network, string>>) => ({ voice: name, copy });

const texts = fc.constantFrom(good, "short", "", "x".repeat(290), `bad ${good}`, "y".repeat(3_500));
const copies = fc.dictionary(fc.constantFrom(...networks), texts) as fc.Arbitrary<
  Partial<Record<Network, string>>
>;
const posts = fc
  .subarray([...voices])
  .chain((names) => fc.tuple(...names.map((name) => copies.map((copy) => voice(name, copy)))));

describe("the copies that autopilot can use", () => {
  test("are valid on every remaining network, and contain nothing prohibited", () => {
    fc.assert(
      fc.property(
        posts,
        fc.integer({ min: 1, max: 3 }),
        fc.subarray([...networks]),
        (of, noOfVoices, offered) => {
          const isForbidden = (text: string) => text.startsWith("bad");
          const found = weigh({ post: { voices: of }, noOfVoices, networks: offered, isForbidden });
          expect(found.voices.length === 0).toBe(found.networks.length === 0);
          for (const network of found.networks) {
            expect(offered).toContain(network);
            for (const name of found.voices) {
              const text = suggestedCopy({ voices: of }, name, network).trim();
              expect(copyRefusal({ network, text }, attached)).toBeNull();
              expect(isForbidden(text)).toBe(false);
              expect(voices.indexOf(name)).toBeLessThan(noOfVoices);
            }
          }
        },
      ),
    );
  });

  test("cover as many networks as any voice could", () => {
    fc.assert(
      fc.property(posts, (of) => {
        const found = weigh({ post: { voices: of } });
        for (const { voice: name } of of) {
          const reached = networks.filter((network) => {
            const text = suggestedCopy({ voices: of }, name, network).trim();
            return copyRefusal({ network, text }, attached) === null;
          });
          expect(reached.length).toBeLessThanOrEqual(found.networks.length);
        }
      }),
    );
  });

  test("leave out a network whose accounts cannot publish the post", () => {
    const post = { voices: [voice("VOICE_1", { LINKEDIN: good })] };
    const abilities = (network: Network) =>
      network === "INSTAGRAM" ? [{ ...able, minImages: 1 }] : network === "XING" ? [] : [able];
    expect(weigh({ post, abilities }).networks).toEqual(["LINKEDIN", "TWITTER", "FACEBOOK"]);
    const document = { ...attached, isDocument: true };
    expect(weigh({ post, attached: document }).networks).not.toContain("TWITTER");
  });
});
