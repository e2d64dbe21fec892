import { limits } from "@polyphon/contract/limits.ts";
import type { Network } from "@polyphon/contract/networks/networks.ts";
import { connectionStates, networks } from "@polyphon/contract/networks/networks.ts";
import { shareStates } from "@polyphon/contract/sharing/sharing.ts";
import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { isoWeekOf, localDateOf, localTimeOf } from "../../time/zoned-time.ts";
import type { ExistingShare, ShareRequest } from "./plan-share.ts";
import { planShare } from "./plan-share.ts";

const zone = "Europe/Berlin";
const now = new Date("2026-11-18T10:00:30Z");
const text = "Our new plant runs on wind alone. Come and see how it was built.";
const active = Object.fromEntries(networks.map((network) => [network, "TOKEN_ACTIVE" as const]));
const post = { postUrl: "https://acme.com/wind", facebookUrl: null, embedCode: null, isDocument: false };
const copies = (...chosen: Network[]) => chosen.map((network) => ({ network, text }));
const input = (change: Partial<ShareRequest> = {}): ShareRequest => ({
  now,
  zone,
  post,
  connections: active,
  shares: [],
  wanted: { copies: copies("LINKEDIN"), time: { kind: "now" } },
  ...change,
});
const at = (date: string, time: string | null, ...chosen: Network[]): ShareRequest["wanted"] => ({
  copies: copies(...(chosen.length ? chosen : (["LINKEDIN"] as const))),
  time: { kind: "at", date, time },
});
const held = (count: number, share: Partial<ExistingShare>): ExistingShare[] =>
  Array.from({ length: count }, () => ({
    samePost: false,
    network: "LINKEDIN",
    state: "SHARED",
    dueAt: now,
    ...share,
  }));

describe("planning a share", () => {
  test("creates one share due at once for each chosen network, with its own trimmed copy", () => {
    const wanted = {
      copies: [
        { network: "LINKEDIN" as const, text: `  ${text}\n` },
        { network: "TWITTER" as const, text: "Wind alone runs our new plant." },
      ],
      time: { kind: "now" as const },
    };
    expect(planShare(input({ wanted }))).toEqual({
      ok: true,
      shares: [
        { network: "LINKEDIN", text, dueAt: now },
        { network: "TWITTER", text: "Wind alone runs our new plant.", dueAt: now },
      ],
    });
  });

  test("without a network is refused [C5posts-33]", () => {
    const wanted = { copies: [], time: { kind: "now" as const } };
    expect(planShare(input({ wanted }))).toEqual({ ok: false, reason: "validation", network: null });
  });

  test("refuses a blank copy and names its network [C5posts-32]", () => {
    const wanted = {
      copies: [...copies("LINKEDIN"), { network: "XING" as const, text: " \n " }],
      time: { kind: "now" as const },
    };
    expect(planShare(input({ wanted }))).toEqual({ ok: false, reason: "copy_empty", network: "XING" });
  });

  test("refuses a document on X [C5posts-22]", () => {
    const plan = planShare(
      input({
        post: { ...post, postUrl: null, isDocument: true },
        wanted: at("2026-11-19", "09:00", "LINKEDIN", "TWITTER"),
      }),
    );
    expect(plan).toEqual({ ok: false, reason: "document_not_on_x", network: "TWITTER" });
  });

  test.each([
    ["NOT_CONNECTED", "network_not_connected"],
    ["TOKEN_EXPIRED", "connection_expired"],
    ["TOKEN_REVOKED", "connection_expired"],
    [undefined, "network_not_connected"],
  ] as const)("on a network in state %s is refused with %s", (state, reason) => {
    const connections = state ? { LINKEDIN: state } : {};
    expect(planShare(input({ connections }))).toEqual({ ok: false, reason, network: "LINKEDIN" });
  });

  test("requires a time if the day is today, and otherwise uses 09:00 in the company's zone [B4.7-02]", () => {
    expect(planShare(input({ wanted: at("2026-11-18", null) }))).toMatchObject({
      ok: false,
      reason: "validation",
    });
    expect(planShare(input({ wanted: at("2026-11-19", null) }))).toMatchObject({
      ok: true,
      shares: [{ dueAt: new Date("2026-11-19T08:00:00Z") }],
    });
  });

  test("judges the past by the company's clock [B5.2-14] [C5posts-31]", () => {
    const planned = (time: string, zoneName: string) =>
      planShare(input({ zone: zoneName, wanted: at("2026-11-18", time) }));
    expect(planned("11:00", zone)).toMatchObject({ ok: false, reason: "schedule_in_past" });
    expect(planned("11:01", zone)).toMatchObject({ ok: true });
    expect(planned("05:00", "America/New_York")).toMatchObject({ ok: false, reason: "schedule_in_past" });
    expect(planned("05:01", "America/New_York")).toMatchObject({ ok: true });
    expect(planned("11:01", "Asia/Tokyo")).toMatchObject({ ok: false, reason: "schedule_in_past" });
    expect(planShare(input({ wanted: at("2026-11-17", null) }))).toMatchObject({
      reason: "schedule_in_past",
    });
  });

  test("enforces the weekly limit of each network, to the last share [B9-04]", () => {
    for (const network of networks) {
      const limit = limits.weeklyShares[network];
      const plan = (count: number) =>
        planShare(
          input({
            shares: held(count, { network }),
            wanted: { copies: copies(network), time: { kind: "now" } },
          }),
        );
      expect(plan(limit - 1)).toMatchObject({ ok: true });
      expect(plan(limit)).toEqual({ ok: false, reason: "weekly_limit_reached", network });
    }
    expect(networks.map((network) => limits.weeklyShares[network])).toEqual([10, 20, 4, 5, 5]);
  });

  test("counts the week of the due time, which changes at the company's midnight", () => {
    const shares = held(10, { dueAt: new Date("2026-11-22T22:59:00Z") });
    expect(planShare(input({ shares, wanted: at("2026-11-22", "23:59") }))).toMatchObject({
      reason: "weekly_limit_reached",
    });
    expect(planShare(input({ shares, wanted: at("2026-11-23", "00:00") }))).toMatchObject({ ok: true });
  });

  test("frees the place of a failed or cancelled share, for the week and for the post", () => {
    for (const state of shareStates) {
      const free = state === "FAILED" || state === "CANCELLED";
      expect(planShare(input({ shares: held(10, { state }) })).ok).toBe(free);
      expect(planShare(input({ shares: held(1, { state, samePost: true }) }))).toMatchObject(
        free ? { ok: true } : { ok: false, reason: "already_shared", network: "LINKEDIN" },
      );
    }
  });

  test("moves a minute skipped by the clock change forward, and uses the first of a repeated one", () => {
    const spring = planShare(
      input({ now: new Date("2026-03-28T12:00:00Z"), wanted: at("2026-03-29", "02:30") }),
    );
    expect(spring).toMatchObject({ ok: true, shares: [{ dueAt: new Date("2026-03-29T01:30:00Z") }] });
    const autumn = planShare(
      input({ now: new Date("2026-10-24T12:00:00Z"), wanted: at("2026-10-25", "02:30") }),
    );
    expect(autumn).toMatchObject({ ok: true, shares: [{ dueAt: new Date("2026-10-25T00:30:00Z") }] });
  });
});

const zones = [
  "Europe/Berlin",
  "America/New_York",
  "Australia/Lord_Howe",
  "Asia/Kathmandu",
  "Pacific/Apia",
  "Africa/Casablanca",
];
const start = Date.UTC(2026, 8, 1);
const anyTime = fc.oneof(
  fc.constant({ kind: "now" as const }),
  fc.record({
    kind: fc.constant("at" as const),
    date: fc
      .integer({ min: -3, max: 90 })
      .map((days) => new Date(start + days * 86_400_000).toISOString().slice(0, 10)),
    time: fc.option(
      fc
        .tuple(fc.integer({ min: 0, max: 23 }), fc.integer({ min: 0, max: 59 }))
        .map(([h, m]) => `${String(h).padStart(2, "0")}:${String(m).padStart(2, "0")}`),
    ),
  }),
);
const anyRequest = fc.record({
  now: fc.integer({ min: 0, max: 60 * 24 * 60 }).map((minutes) => new Date(start + minutes * 60_000)),
  zone: fc.constantFrom(...zones),
  post: fc.record({
    postUrl: fc.constantFrom(null, "https://acme.com"),
    facebookUrl: fc.constant(null),
    embedCode: fc.constant(null),
    isDocument: fc.boolean(),
  }),
  connections: fc.dictionary(
    fc.constantFrom(...networks),
    fc.constantFrom("TOKEN_ACTIVE" as const, "TOKEN_ACTIVE" as const, ...connectionStates),
  ),
  shares: fc.array(
    fc.record({
      samePost: fc.boolean(),
      network: fc.constantFrom(...networks),
      state: fc.constantFrom(...shareStates),
      dueAt: fc.integer({ min: 0, max: 60 * 24 * 70 }).map((minutes) => new Date(start + minutes * 60_000)),
    }),
    { maxLength: 60 },
  ),
  wanted: fc.record({
    copies: fc.uniqueArray(
      fc.record({
        network: fc.constantFrom(...networks),
        text: fc.constantFrom("", text, text, text, "short", "x".repeat(3001)),
      }),
      { selector: (copy) => copy.network, maxLength: 5 },
    ),
    time: anyTime,
  }),
});

describe("for any request", () => {
  test("a plan never breaks a limit, uses a lost connection or the past, or repeats a post on a network", () => {
    let planned = 0;
    fc.assert(
      fc.property(anyRequest, (given) => {
        const plan = planShare(given);
        if (!plan.ok) return;
        planned += 1;
        expect(plan.shares.map((share) => share.network)).toEqual(
          given.wanted.copies.map((copy) => copy.network),
        );
        for (const share of plan.shares) {
          const others = given.shares.filter(
            (other) =>
              other.network === share.network && other.state !== "FAILED" && other.state !== "CANCELLED",
          );
          const week = isoWeekOf(share.dueAt, given.zone);
          const sameWeek = others.filter((other) => {
            const its = isoWeekOf(other.dueAt, given.zone);
            return its.week === week.week && its.year === week.year;
          });
          expect(sameWeek.length).toBeLessThan(limits.weeklyShares[share.network]);
          expect(others.some((other) => other.samePost)).toBe(false);
          expect(given.connections[share.network]).toBe("TOKEN_ACTIVE");
          expect(share.dueAt.getTime()).toBeGreaterThanOrEqual(given.now.getTime());
          expect(share.network === "INSTAGRAM" ? [text, "short"] : [text]).toContain(share.text);
        }
      }),
      { numRuns: 8000 },
    );
    expect(planned).toBeGreaterThan(50);
  });

  test("a planned time shows the requested date and minute on the company's clock", () => {
    fc.assert(
      fc.property(anyRequest, (given) => {
        const single = {
          ...given,
          post,
          connections: active,
          shares: [],
          wanted: { ...given.wanted, copies: copies("LINKEDIN") },
        };
        const plan = planShare(single);
        const { time } = given.wanted;
        if (!plan.ok || time.kind === "now") return;
        const [share] = plan.shares;
        const [hour, minute] = (time.time ?? "09:00").split(":").map(Number);
        const shown = localTimeOf(share!.dueAt, given.zone);
        expect(localDateOf(share!.dueAt, given.zone)).toBe(time.date);
        const moved = (shown.hour - hour!) * 60 + shown.minute - minute!;
        expect([0, 30, 60]).toContain(moved);
      }),
      { numRuns: 2000 },
    );
  });
});
