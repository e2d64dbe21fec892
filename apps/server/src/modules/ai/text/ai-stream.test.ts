import { request } from "node:http";
import { setTimeout as pause } from "node:timers/promises";
import { generateAiText } from "@polyphon/contract/ai/ai.contract.ts";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { type AiFixture, openAiFixture } from "../../../../test/ai/ai-fixture.ts";

let fixture: AiFixture;
beforeAll(async () => {
  fixture = await openAiFixture();
});
beforeEach(() => fixture.reset());
afterAll(() => fixture.world.close());

interface Received {
  readonly event: string;
  readonly data: { item?: number; text?: string; data?: { text: string }[]; code?: string };
}

/** On a connection of its own, which is cut when the first bytes arrive. */
function leaveAfterFirstPiece(token: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const headers = {
      authorization: `Bearer ${token}`,
      accept: "text/event-stream",
      "content-type": "application/json",
    };
    const asked = request(
      `${fixture.world.api.url}${generateAiText.path}`,
      { method: "POST", headers, agent: false },
      (response) => {
        response.once("data", () => {
          asked.destroy();
          resolve();
        });
        response.on("error", () => undefined);
      },
    );
    asked.on("error", reject);
    asked.end(JSON.stringify(fixture.input({ textItemsCount: 1 })));
  });
}

async function open(token: string, over: object = {}) {
  return fetch(`${fixture.world.api.url}${generateAiText.path}`, {
    method: "POST",
    headers: {
      authorization: `Bearer ${token}`,
      accept: "text/event-stream",
      "content-type": "application/json",
    },
    body: JSON.stringify(fixture.input({ textItemsCount: 1, ...over })),
  });
}

const eventsIn = (text: string) =>
  text
    .split("\n\n")
    .filter((block) => block !== "")
    .map((block): Received => {
      const [event = "", data = ""] = block.split("\n").map((line) => line.slice(line.indexOf(":") + 2));
      return { event, data: JSON.parse(data) as Received["data"] };
    });

describe("a streamed text", () => {
  test("arrives piece by piece and ends with the checked answer [B4.9-11]", async () => {
    const { token } = await fixture.person();
    const response = await open(token, { network: "TWITTER", textItemsCount: 3 });
    expect(response.headers.get("content-type")).toBe("text/event-stream");
    const events = eventsIn(await response.text());
    const pieces = events.filter(({ event }) => event === "progress");
    expect(pieces.length).toBeGreaterThan(10);
    expect(new Set(pieces.map(({ data }) => data.item))).toEqual(new Set([0, 1, 2]));
    const last = events.at(-1);
    expect(last?.event).toBe("answer");
    for (const [at, { text }] of (last?.data.data ?? []).entries())
      expect(
        pieces
          .filter(({ data }) => data.item === at)
          .map(({ data }) => data.text)
          .join("")
          .trim(),
      ).toBe(text);
  });

  test("is refused like any call before it begins, and by an event afterwards", async () => {
    const { token } = await fixture.person();
    const statusOf = async (response: Response) => {
      await response.text();
      return response.status;
    };
    expect(await statusOf(await open("nobody"))).toBe(401);
    expect(await statusOf(await open(token, { tones: ["CALM", "SOFT", "POLITE"] }))).toBe(400);
    await fixture.fault({ kind: "http", status: 500 });
    const early = await open(token);
    expect([early.status, ((await early.json()) as { code: string }).code]).toEqual([503, "ai_unavailable"]);
    await fixture.fault({ kind: "reset_in_body" });
    const late = await open(token);
    const events = eventsIn(await late.text());
    expect([late.status, events.at(-1)?.event, events.at(-1)?.data.code]).toEqual([
      200,
      "problem",
      "ai_unavailable",
    ]);
  });

  test("stops at the provider when the reader disconnects", async () => {
    const { token } = await fixture.person();
    await fixture.play({ says: "Wind moves the cranes of the harbour. ".repeat(10), everyMs: 40 });
    await leaveAfterFirstPiece(token);
    // Longer than the whole text would have taken.
    await pause(4_000);
    expect((await fixture.set("select 1 from ai_passage where text like 'Wind moves%'")).rows).toEqual([]);
    const { rows } = await fixture.set("select used from ai_use where company_id = $1", [fixture.company]);
    // It was written and paid for: disconnecting does not refund it.
    expect(Number(rows[0]?.["used"])).toBeGreaterThan(0);
  });
});
