import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { FairSlots } from "./fair-slots.ts";

const long = 60_000;
const settled = () => new Promise((resolve) => setImmediate(resolve));

describe("the connections of a pool", () => {
  test("are held by one company up to its part, and the rest is left to others", async () => {
    const slots = new FairSlots(4, 2);
    expect([slots.take(1, long), slots.take(1, long)]).toEqual([null, null]);
    const waits = slots.take(1, long);
    expect(waits).not.toBeNull();
    expect([slots.take(2, long), slots.take(null, long)]).toEqual([null, null]);
    slots.giveBack(1);
    await waits;
  });

  test("go to waiting companies in turn, however many one of them asks for", async () => {
    const slots = new FairSlots(1, 1);
    void slots.take(1, long);
    const order: number[] = [];
    for (const company of [1, 1, 1, 2, 3]) void slots.take(company, long)?.then(() => order.push(company));
    for (const company of [1, 1, 2, 3, 1]) {
      slots.giveBack(company);
      await settled();
    }
    expect(order).toEqual([1, 2, 3, 1, 1]);
  });

  test("are refused to whoever waits too long, and nobody else loses a turn by it", async () => {
    const slots = new FairSlots(1, 1);
    void slots.take(1, long);
    const late = slots.take(2, 5);
    const patient = slots.take(2, long);
    await expect(late).rejects.toThrow("no connection was free for 2 in 5 ms");
    slots.giveBack(1);
    await patient;
  });

  test("are never given twice, never lost, and never more to a company than its part", async () => {
    const step = fc.record({ company: fc.option(fc.integer({ min: 1, max: 4 })), give: fc.boolean() });
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 1, max: 6 }),
        fc.integer({ min: 1, max: 6 }),
        fc.array(step, { maxLength: 60 }),
        async (size, part, steps) => {
          const slots = new FairSlots(size, part);
          const held: (number | null)[] = [];
          let asked = 0;
          let given = 0;
          const hold = (company: number | null) => {
            given += 1;
            held.push(company);
          };
          const giveBack = async () => {
            const company = held.shift();
            if (company !== undefined) slots.giveBack(company);
            await settled();
          };
          for (const { company, give } of steps) {
            if (give) {
              await giveBack();
              continue;
            }
            asked += 1;
            const waits = slots.take(company, long);
            if (waits) void waits.then(() => hold(company));
            else hold(company);
            expect(held.length).toBeLessThanOrEqual(size);
            for (const one of [1, 2, 3, 4])
              expect(held.filter((other) => other === one).length).toBeLessThanOrEqual(part);
          }
          while (held.length > 0) await giveBack();
          expect(given).toBe(asked);
        },
      ),
      { numRuns: 60 },
    );
  });
});
