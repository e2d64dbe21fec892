import { type Network, networks } from "@polyphon/contract/networks/networks.ts";
import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { chooseNetworks, type NetworkRequest } from "./choose-networks.ts";

const input = (change: Partial<NetworkRequest> = {}): NetworkRequest => ({
  ticked: null,
  copies: [{ network: "LINKEDIN", text: "Ours" }],
  commonText: undefined,
  personalFacebook: false,
  facebookIsPersonal: false,
  time: "now",
  ...change,
});

const anyRequest = fc.record({
  ticked: fc.option(fc.uniqueArray(fc.constantFrom(...networks))),
  copies: fc.uniqueArray(
    fc.record({ network: fc.constantFrom(...networks), text: fc.option(fc.string(), { nil: undefined }) }),
    { selector: (copy) => copy.network },
  ),
  commonText: fc.option(fc.string(), { nil: undefined }),
  personalFacebook: fc.boolean(),
  facebookIsPersonal: fc.boolean(),
  time: fc.constantFrom("now" as const, "later" as const),
});

/** The rules again, as the specification states them. */
function expectedOf(given: NetworkRequest, ticked: ReadonlySet<Network>) {
  const none = new Set<Network>();
  if (ticked.size === 0) return { reason: "network_needed", chosen: none };
  if (given.personalFacebook)
    return ticked.has("FACEBOOK")
      ? { reason: null, chosen: new Set(["FACEBOOK"]) }
      : { reason: "facebook_needed", chosen: none };
  if (!given.facebookIsPersonal || given.time === "later") return { reason: null, chosen: ticked };
  const others = new Set([...ticked].filter((network) => network !== "FACEBOOK"));
  return others.size > 0 ? { reason: null, chosen: others } : { reason: "use_facebook_button", chosen: none };
}

describe("the networks of a share", () => {
  test("are the selected ones, each with its own text or else the common one", () => {
    const choice = chooseNetworks(
      input({
        ticked: ["TWITTER", "LINKEDIN"],
        copies: [
          { network: "LINKEDIN", text: "For LinkedIn" },
          { network: "XING", text: "Not ticked" },
        ],
        commonText: "For all",
      }),
    );
    expect(choice).toEqual({
      ok: true,
      copies: [
        { network: "LINKEDIN", text: "For LinkedIn" },
        { network: "TWITTER", text: "For all" },
      ],
    });
  });

  test("keep an empty text of their own empty, so that it is reported", () => {
    const copies = [{ network: "LINKEDIN" as const, text: "" }];
    expect(chooseNetworks(input({ copies, commonText: "For all" }))).toEqual({ ok: true, copies });
  });

  test("follow the rules for personal Facebook, whatever is requested", () => {
    const seen = new Set<string>();
    fc.assert(
      fc.property(anyRequest, (given) => {
        const ticked = new Set(given.ticked ?? given.copies.map((copy) => copy.network));
        const choice = chooseNetworks(given);
        const chosen = choice.ok ? choice.copies.map((copy) => copy.network) : [];
        seen.add(choice.ok ? "ok" : choice.reason);
        expect({ reason: choice.ok ? null : choice.reason, chosen: new Set(chosen) }).toEqual(
          expectedOf(given, ticked),
        );
        expect(new Set(chosen).size).toBe(chosen.length);
      }),
      { numRuns: 2000 },
    );
    expect([...seen].toSorted()).toEqual(["facebook_needed", "network_needed", "ok", "use_facebook_button"]);
  });
});
