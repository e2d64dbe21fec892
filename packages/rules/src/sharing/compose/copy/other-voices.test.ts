import { voices } from "@polyphon/contract/content/content.ts";
import * as fc from "fast-check";
import { expect, test } from "vitest";
import { otherVoices } from "./other-voices.ts";

test("the other voices are offered least used first, without the chosen one", () => {
  fc.assert(
    fc.property(
      fc.subarray([...voices]),
      fc.constantFrom(...voices),
      fc.dictionary(fc.constantFrom(...voices), fc.nat(20)),
      (offered, chosen, people) => {
        const others = otherVoices(offered, chosen, people);
        expect(new Set(others)).toEqual(new Set(offered.filter((voice) => voice !== chosen)));
        const used = others.map((voice) => people[voice] ?? 0);
        expect(used).toEqual(used.toSorted((one, other) => one - other));
      },
    ),
  );
});
