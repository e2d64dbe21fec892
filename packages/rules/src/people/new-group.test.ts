import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { judgeNewGroup } from "./new-group.ts";

describe("a new LinkedIn group", () => {
  test("is accepted while there are fewer than four, each with its own name [B5.7-02]", () => {
    fc.assert(
      fc.property(fc.nat({ max: 10 }), fc.boolean(), (held, nameTaken) => {
        expect(judgeNewGroup({ held, nameTaken }) === true).toBe(held < 4 && !nameTaken);
      }),
    );
  });

  test("is refused with its first fault: the name, then the number", () => {
    expect(judgeNewGroup({ held: 4, nameTaken: true })).toBe("duplicate");
    expect(judgeNewGroup({ held: 4, nameTaken: false })).toBe("too_many_groups");
  });
});
