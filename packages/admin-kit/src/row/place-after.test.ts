import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { placeAfter } from "./place-after.ts";

/** As the server does: takes the row out and puts it behind the other one. */
function moved(ids: readonly number[], from: number, behind: number | null): number[] {
  const id = ids[from] ?? 0;
  const rest = ids.filter((one) => one !== id);
  return rest.toSpliced(behind === null ? 0 : rest.indexOf(behind) + 1, 0, id);
}

describe("the position of a moved row", () => {
  it("is the one it was dropped on, wherever it came from", () => {
    const page = fc.uniqueArray(fc.integer({ min: 1, max: 999 }), { minLength: 2, maxLength: 25 });
    fc.assert(
      fc.property(page, fc.nat(24), fc.nat(24), (ids, one, other) => {
        const [from, to] = [one % ids.length, other % ids.length];
        const behind = placeAfter(ids, from, to, true);
        const place = behind === undefined ? from : moved(ids, from, behind).indexOf(ids[from] ?? 0);
        expect(place).toBe(to);
      }),
    );
  });

  it("is unknown before the first row of a later page, and outside of the page", () => {
    expect(placeAfter([4, 5, 6], 2, 0, false)).toBeUndefined();
    expect(placeAfter([4, 5, 6], 2, 3, true)).toBeUndefined();
    expect(placeAfter([4, 5, 6], 0, -1, true)).toBeUndefined();
  });
});
