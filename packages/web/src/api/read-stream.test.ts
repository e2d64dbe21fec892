import * as fc from "fast-check";
import { expect, test } from "vitest";
import { readStream } from "./read-stream.ts";

const block = (event: string, data: unknown) => `event: ${event}\ndata: ${JSON.stringify(data)}\n\n`;

/** The bytes as they could arrive: cut anywhere, also inside a letter. */
function arriving(text: string, cuts: readonly number[]): ReadableStream<Uint8Array> {
  const bytes = new TextEncoder().encode(text);
  const at = [...new Set(cuts.map((cut) => cut % (bytes.length + 1)))].toSorted((a, b) => a - b);
  return new ReadableStream({
    start(controller) {
      for (const [from, to] of [0, ...at].map((start, n) => [start, at[n] ?? bytes.length] as const))
        if (to > from) controller.enqueue(bytes.slice(from, to));
      controller.close();
    },
  });
}

test("a streamed answer is the same however its bytes arrive", async () => {
  const pieces = ["Größe ", "zählt 🌬️", ", said\n\nshe"];
  const answer = { data: [{ text: pieces.join("") }] };
  const text = [
    ...pieces.map((piece) => block("progress", { item: 0, text: piece })),
    block("answer", answer),
  ].join("");
  await fc.assert(
    fc.asyncProperty(fc.array(fc.nat(2_000), { maxLength: 12 }), async (cuts) => {
      const received: unknown[] = [];
      const end = await readStream(arriving(text, cuts), (event) => received.push(event));
      expect(end).toEqual({ kind: "answer", data: answer });
      expect(received).toEqual(pieces.map((piece) => ({ item: 0, text: piece })));
    }),
  );
});

test("a stream that ends with a problem reports it, and one that breaks off fails", async () => {
  const problem = { code: "ai_unavailable" };
  const nothing = () => undefined;
  expect(await readStream(arriving(block("problem", problem), []), nothing)).toEqual({
    kind: "problem",
    data: problem,
  });
  expect(await readStream(arriving(block("progress", {}), []), nothing)).toBeNull();
});
