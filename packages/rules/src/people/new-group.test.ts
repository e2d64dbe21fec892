import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { judgeNewGroup } from "./new-group.ts";

describe("one more LinkedIn group", () => {
  test("fits while there are fewer than four, each under a name of its own [B5.7-02]", () => {
    fc.assert(
      fc.property(fc.nat({ max: 10 }), fc.boolean(), (held, nameTaken) => {
        expect(judgeNewGroup({ held, nameTaken }) === true).toBe(held < 4 && !nameTaken);
      }),
    );
  });

  test("is told what is wrong with it: first the name, then the number", () => {
    expect(judgeNewGroup({ held: 4, nameTaken: true })).toBe("duplicate");
    expect(judgeNewGroup({ held: 4, nameTaken: false })).toBe("too_many_groups");
  });
});
