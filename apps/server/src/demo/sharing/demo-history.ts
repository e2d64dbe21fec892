import { createHash } from "node:crypto";
import type { Network } from "@polyphon/contract/networks/networks.ts";
import { linkCodeBytes, makeLinkCode } from "@polyphon/rules/links/link-code.ts";
import type { DemoPost } from "../content/demo-posts.ts";
import type { PastShare } from "../demo.store.ts";

interface Sharer {
  readonly id: number;
  readonly company: { readonly id: number; readonly categories: readonly string[] };
  readonly light: boolean;
}

interface SharedPost extends DemoPost {
  readonly id: number;
  readonly publishAt: Date;
}

/** Deterministic numbers that look human: the same for the same pair, realistically distributed. */
function spread(seed: number, below: number): number {
  return ((seed * 2654435761) % 4294967296) % below;
}

/** What the people of the demo shared before today, with the resulting clicks. */
export function historyOf(
  people: readonly Sharer[],
  posts: readonly SharedPost[],
  networkWebUrl: string,
): PastShare[] {
  const out = posts.filter((post) => post.ageHours > 12);
  return people
    .filter((person) => !person.light)
    .flatMap((person, index) => {
      const visible = out.filter((post) => person.company.categories.includes(post.category));
      return visible
        .filter((post) => spread(person.id * 131 + post.id, 100) < 16)
        .map((post, turn): PastShare => {
          const network: Network = "LINKEDIN";
          const number = 7100000000000000000n + BigInt(person.id) * 100000n + BigInt(post.id);
          return {
            companyId: person.company.id,
            userId: person.id,
            postId: post.id,
            network,
            text: post.voices[turn % post.voices.length]?.copy.LINKEDIN ?? post.title,
            at: new Date(
              post.publishAt.getTime() + (2 + spread(index + turn * 17, 60)) * 60 * 60 * 1000 * 0.2,
            ),
            externalId: `urn:li:share:${number}`,
            permalink: `${networkWebUrl}/feed/update/urn:li:share:${number}/`,
            code: makeLinkCode(
              createHash("sha256").update(`${person.id}/${post.id}`).digest().subarray(0, linkCodeBytes),
            ),
            targetUrl: post.postUrl,
            clicks: spread(person.id * 7 + post.id * 13, 24),
          };
        });
    });
}
