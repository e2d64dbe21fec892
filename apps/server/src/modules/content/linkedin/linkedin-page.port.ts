import type { ImportProblem } from "@polyphon/contract/content/linkedin/linkedin-post.ts";

/** A post of an organisation's page, with its text as people read it. */
export interface PagePost {
  readonly urn: string;
  readonly text: string;
  readonly postedAt: Date;
  /** Where its card leads; null for one without. */
  readonly link: string | null;
  readonly permalink: string | null;
  /** The network's own ids of its pictures, in their order. */
  readonly pictures: readonly string[];
}

export type PageRead =
  /** Newest first; `next` is where the following page begins. */
  | { readonly kind: "read"; readonly posts: readonly PagePost[]; readonly next: number | null }
  /** The network no longer accepts the token. */
  | { readonly kind: "token_refused"; readonly expired: boolean }
  | {
      readonly kind: "failed";
      readonly problem: Extract<ImportProblem, "NOT_PERMITTED" | "RATE_LIMITED" | "UNAVAILABLE">;
      readonly retryAt: Date | null;
      readonly detail: string;
    };

/** What importing an organisation's posts needs from the network. */
export interface OrganisationPage {
  posts(ask: {
    readonly accessToken: string;
    readonly organisation: string;
    readonly start: number;
  }): Promise<PageRead>;
  /** Where the picture can be fetched; null when the network does not give it. */
  pictureUrl(ask: { readonly accessToken: string; readonly picture: string }): Promise<string | null>;
}
