import { nullAdapter } from "@polyphon/server/modules/sharing/engine/null-adapter.ts";
import type { PublishAdapter, PublishResult } from "@polyphon/server/modules/sharing/sharing.port.ts";

/** The fate of a request to the simulated network. */
export type Weather = "fine" | "cut_after" | "cut_before" | "throttled" | "refused_token";

export interface ModelPost {
  readonly shareId: number;
  readonly text: string;
}

/** A network in memory whose posts are the oracle. It detects duplicates, and can be inspected. */
export class ModelNetwork {
  readonly posts: ModelPost[] = [];
  weather: Weather = "fine";
  /** A request that was written before the process died is executed anyway. */
  dies: "no" | "before_sending" | "after_sending" = "no";
  readonly adapter: PublishAdapter;

  constructor(afterLostAnswer: "look_up" | "resend_identical") {
    const plain = nullAdapter("LINKEDIN");
    this.adapter = {
      ...plain,
      abilities: { ...plain.abilities, afterLostAnswer },
      publish: ({ shareId, text }, guard) => Promise.resolve(this.#publish(shareId, text, guard)),
      lookUp: ({ shareId }) => {
        const found = this.postsOf(shareId).length > 0;
        return Promise.resolve(
          found ? { kind: "found", externalId: `urn:${shareId}`, permalink: null } : { kind: "not_found" },
        );
      },
    };
  }

  postsOf(shareId: number): ModelPost[] {
    return this.posts.filter((post) => post.shareId === shareId);
  }

  #publish(shareId: number, text: string, guard: () => boolean): PublishResult {
    if (this.dies === "before_sending" || !guard()) return { kind: "not_sent", detail: "the guard said no" };
    if (this.weather === "cut_before") return { kind: "unknown", detail: "cut" };
    if (this.weather === "refused_token") return { kind: "refused", reason: "token_revoked", detail: "no" };
    if (this.weather === "throttled") {
      return { kind: "later", reason: "rate_limited", retryAt: new Date(Date.now() + 60_000), detail: "429" };
    }
    if (this.posts.some((post) => post.shareId === shareId && post.text === text)) {
      return { kind: "duplicate", externalId: `urn:${shareId}`, permalink: null };
    }
    this.posts.push({ shareId, text });
    if (this.weather === "cut_after") return { kind: "unknown", detail: "cut" };
    return { kind: "published", externalId: `urn:${shareId}`, permalink: null };
  }
}
