import { afterAll, describe, expect, test } from "vitest";
import type {
  PublishAdapter,
  PublishRequest,
  PublishResult,
} from "../../src/modules/sharing/sharing.port.ts";

export interface StandIn {
  readonly adapter: PublishAdapter;
  /** A request that the network accepts: new text, an account that may publish. */
  readonly newRequest: (change?: Partial<PublishRequest>) => PublishRequest;
  /** Posts that readers of the network see, newest last. */
  readonly visiblePosts: () => readonly {
    readonly id: string;
    readonly share: string | null;
    readonly text: string;
  }[];
  /** Makes the next creating call fail. */
  readonly breakNext: (fault: NetworkFault) => void;
  readonly revoke: (request: PublishRequest) => Promise<void>;
  readonly expire: (request: PublishRequest) => Promise<void>;
  /** A port where nobody listens. */
  readonly unreachable: PublishAdapter;
  /** The network gives the same answer for an expired and a revoked token; only a refresh distinguishes them. */
  readonly sameAnswerForDeadTokens?: boolean;
  /** Makes the next lookup fail; for networks where a lost answer is looked up. */
  readonly breakNextLookUp?: (fault: LookUpFault) => void;
  /** Where readers find a post, for a network whose addresses do not carry the id. */
  readonly permalinkOf?: (id: string) => string;
  /** The result of the identical request the second time: a network with idempotency keys reports it as published. */
  readonly repeated?: "duplicate" | "published";
}

export type LookUpFault = "cut" | "server_error" | "gateway_page" | "throttled";

export type NetworkFault =
  | "cut_after_commit"
  | "cut_before_commit"
  | "half_close"
  | "server_error_after_commit"
  | "server_error_before_commit"
  | "gateway_page"
  | "no_answer"
  | "throttled"
  | "reset_in_body";

const always = () => true;

/** What the share engine relies on, whatever the network. Every publish adapter passes it against the sandbox. */
export function networkConformance(name: string, standIn: () => StandIn): void {
  const kept = new Map<number, readonly string[]>();
  /** Uploads once for all attempts of a share and keeps the ids, as the engine does. */
  const ready = async (request: PublishRequest): Promise<PublishRequest> => {
    if (request.images.length <= request.uploadedMedia.length) return request;
    const known = kept.get(request.shareId);
    if (known) return { ...request, uploadedMedia: known };
    const media = await standIn().adapter.uploadMedia(request);
    if (media.kind !== "ready") throw new Error(media.detail);
    kept.set(request.shareId, media.mediaIds);
    return { ...request, uploadedMedia: media.mediaIds };
  };
  const publish = async (request: PublishRequest, guard = always) =>
    standIn().adapter.publish(await ready(request), guard);
  const seenOf = (request: PublishRequest) =>
    standIn()
      .visiblePosts()
      .filter((post) => post.share === String(request.shareId));

  describe(`${name}: creating a post`, () => {
    test("makes one visible post and returns its id and address", async () => {
      const request = standIn().newRequest();
      const result = await publish(request);
      expect(result.kind).toBe("published");
      const seen = seenOf(request);
      expect(seen).toHaveLength(1);
      const id = seen[0]?.id ?? "";
      const permalink = standIn().permalinkOf?.(id) ?? id;
      expect(result).toMatchObject({ externalId: id, permalink: expect.stringContaining(permalink) });
    });

    test("publishes the text exactly, including every character that a network may mishandle", async () => {
      const text = String.raw`Signs: \ | { } @ [ ] ( ) < > # * _ ~ & "quotes" 'x' — 👨‍👩‍👧‍👦 e-mail a_b@c.de https://a.io/x_(y)#z end`;
      const request = standIn().newRequest({ text });
      await publish(request);
      expect(seenOf(request)[0]?.text).toBe(text);
    });

    test("sends nothing when the guard refuses", async () => {
      const request = standIn().newRequest();
      expect((await publish(request, () => false)).kind).toBe("not_sent");
      expect(seenOf(request)).toHaveLength(0);
      expect((await publish(request)).kind).toBe("published");
    });

    test("asks the guard exactly once", async () => {
      let asked = 0;
      await publish(standIn().newRequest(), () => {
        asked += 1;
        return true;
      });
      expect(asked).toBe(1);
    });

    test("reports not sent when nobody listens", async () => {
      const result = await standIn().unreachable.publish(await ready(standIn().newRequest()), always);
      expect(result.kind).toBe("not_sent");
    });

    test("keeps two shares of one account apart", async () => {
      const one = standIn().newRequest();
      const { authorId, accessToken } = one;
      const other = standIn().newRequest({ authorId, accessToken });
      const results = await Promise.all([publish(one), publish(other)]);
      expect(results.map((result) => result.kind)).toEqual(["published", "published"]);
      expect([...seenOf(one), ...seenOf(other)]).toHaveLength(2);
    });
  });

  describe(`${name}: a lost answer`, () => {
    const lost: [NetworkFault, number][] = [
      ["cut_after_commit", 1],
      ["cut_before_commit", 0],
      ["half_close", 1],
      ["server_error_after_commit", 1],
      ["server_error_before_commit", 0],
      ["gateway_page", 0],
      ["no_answer", 1],
    ];
    test.each(lost)(
      "after %s is unknown, never refused and never retried automatically",
      async (fault, created) => {
        const request = standIn().newRequest();
        standIn().breakNext(fault);
        expect((await publish(request)).kind).toBe("unknown");
        await expect.poll(() => seenOf(request).length, { timeout: 3_000 }).toBe(created);
      },
    );

    test("is resolved without a second post", async () => {
      for (const fault of ["cut_after_commit", "cut_before_commit"] as const) {
        const request = standIn().newRequest();
        standIn().breakNext(fault);
        await publish(request);
        const settled = await findOut(standIn().adapter, await ready({ ...request, attempt: 2 }));
        expect(settled).toBe(
          standIn().adapter.abilities.afterLostAnswer === "ask_user" ? "unproven" : "proven",
        );
        expect(seenOf(request)).toHaveLength(fault === "cut_after_commit" || settled === "proven" ? 1 : 0);
      }
    });

    test("is looked up by what was sent, not by earlier posts or posts of others", async ({ skip }) => {
      const { adapter, newRequest } = standIn();
      if (adapter.abilities.afterLostAnswer !== "look_up") return skip("is not looked up");
      const since = new Date(Date.now() - 60_000);
      const [before, lost, other] = [newRequest(), newRequest(), newRequest()];
      const mine = { ...lost, authorId: before.authorId, accessToken: before.accessToken };
      await publish(before);
      await publish({ ...other, text: lost.text });
      expect(await adapter.lookUp(mine, since)).toEqual({ kind: "not_found" });
      const result = await publish(mine);
      expect(await adapter.lookUp({ ...mine, attempt: 2 }, since)).toMatchObject({
        kind: "found",
        externalId: idOf(result),
      });
    });

    test.each(["cut", "server_error", "gateway_page", "throttled"] as const)(
      "is still unknown when the lookup fails with %s: no answer is no proof of absence",
      async (fault) => {
        const { adapter, newRequest, breakNextLookUp } = standIn();
        if (!breakNextLookUp) return expect(adapter.abilities.afterLostAnswer).not.toBe("look_up");
        breakNextLookUp(fault);
        const seen = await adapter.lookUp(newRequest(), new Date(Date.now() - 60_000));
        expect(seen.kind).toBe("failed");
      },
    );

    test("with a received head counts as published or unknown, never as anything else", async () => {
      const request = standIn().newRequest();
      standIn().breakNext("reset_in_body");
      expect(["published", "unknown"]).toContain((await publish(request)).kind);
      expect(seenOf(request)).toHaveLength(1);
    });
  });

  describe(`${name}: a clear refusal`, () => {
    test("of a throttle names the time of the next try", async () => {
      const request = standIn().newRequest();
      standIn().breakNext("throttled");
      const result = await publish(request);
      expect(result).toMatchObject({ kind: "later", reason: "rate_limited" });
      if (result.kind === "later") expect(result.retryAt.getTime()).toBeGreaterThan(Date.now());
      expect(seenOf(request)).toHaveLength(0);
    });

    test("distinguishes a revoked from an expired token", async () => {
      const revoked = await ready(standIn().newRequest());
      await standIn().revoke(revoked);
      const reason = standIn().sameAnswerForDeadTokens ? "token_expired" : "token_revoked";
      expect(await publish(revoked)).toMatchObject({ kind: "refused", reason });
      const expired = await ready(standIn().newRequest());
      await standIn().expire(expired);
      expect(await publish(expired)).toMatchObject({ kind: "refused", reason: "token_expired" });
    });

    test("of identical content names the existing post and creates no second one", async () => {
      const request = standIn().newRequest();
      const first = await publish(request);
      const second = await publish({ ...request, attempt: 2 });
      expect(second.kind).toBe(standIn().repeated ?? "duplicate");
      expect(idOf(second)).toBe(idOf(first));
      expect(seenOf(request)).toHaveLength(1);
    });
  });
}

function idOf(result: PublishResult): string | null {
  return result.kind === "published" || result.kind === "duplicate" ? result.externalId : null;
}

/** What a sweep would do: look it up, or send the identical request once more. */
async function findOut(adapter: PublishAdapter, request: PublishRequest): Promise<"proven" | "unproven"> {
  switch (adapter.abilities.afterLostAnswer) {
    case "look_up": {
      const seen = await adapter.lookUp(request, new Date(Date.now() - 60_000));
      if (seen.kind === "not_found") await adapter.publish(request, always);
      return seen.kind === "failed" ? "unproven" : "proven";
    }
    case "resend_identical": {
      const again = await adapter.publish(request, always);
      return again.kind === "published" || again.kind === "duplicate" ? "proven" : "unproven";
    }
    case "ask_user":
      return "unproven";
    default:
      return adapter.abilities.afterLostAnswer satisfies never;
  }
}

/** The meanings of an answer for the share engine, whatever the network: the rows of every adapter's table. */
const errorClasses = {
  already_published: { kind: "duplicate" },
  duplicate_content: { kind: "duplicate" },
  token_expired: { kind: "refused", reason: "token_expired" },
  token_revoked: { kind: "refused", reason: "token_revoked" },
  permission: { kind: "refused", reason: "permission" },
  account_blocked: { kind: "refused", reason: "account_blocked" },
  content_rejected: { kind: "refused", reason: "content_rejected" },
  text_too_long: { kind: "refused", reason: "text_too_long" },
  media_failed: { kind: "refused", reason: "media_failed" },
  media_not_ready: { kind: "later", reason: "media_not_ready" },
  rate_limited: { kind: "later", reason: "rate_limited" },
  quota_or_billing: { kind: "refused", reason: "quota_or_billing" },
  config: { kind: "refused", reason: "config" },
  transient: { kind: "not_sent" },
  ambiguous: { kind: "unknown" },
} as const satisfies Record<string, Partial<PublishResult>>;

export interface ErrorCase {
  readonly says: string;
  /** Makes the network answer so on the next publish, and returns what to publish with. */
  readonly arrange: () => Promise<{ readonly request: PublishRequest; readonly adapter?: PublishAdapter }>;
}

/** Adapter × error class. A class that a network cannot produce states the reason in its cell. */
export function networkErrorTable(
  name: string,
  standIn: () => StandIn,
  table: Readonly<Record<keyof typeof errorClasses, readonly ErrorCase[] | string>>,
): void {
  // One row of the table adapter × class: how many cases of each class ran, or a dash with its reason above.
  afterAll(() => {
    const cells = Object.entries(table).map(
      ([errorClass, cases]) => `${errorClass} ${typeof cases === "string" ? "–" : cases.length}`,
    );
    process.stdout.write(`${name}: ${cells.join(" | ")}\n`);
  });
  describe.each(Object.entries(table))(`${name} × %s`, (errorClass, cases) => {
    if (typeof cases === "string") {
      test.skip(`does not occur: ${cases}`);
      return;
    }
    test.each(cases)("$says", async ({ arrange }) => {
      const { request, adapter = standIn().adapter } = await arrange();
      const before = standIn().visiblePosts().length;
      const result = await adapter.publish(request, always);
      expect(result).toMatchObject(errorClasses[errorClass as keyof typeof errorClasses]);
      if (result.kind !== "unknown") expect(standIn().visiblePosts()).toHaveLength(before);
    });
  });
}
