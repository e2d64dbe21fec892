import type { Network } from "@polyphon/contract/networks/networks.ts";
import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  hasMoreNetworks,
  isRequiredConnected,
  networksWayOn,
  offeredFirst,
  openSteps,
  resumeTour,
  type TourContext,
  type TourPlace,
  type TourStep,
  tourStepNames,
  tourSteps,
  tourWays,
} from "./tour-steps.ts";

const fresh: TourContext = {
  hasWelcome: true,
  mayConnect: true,
  required: "LINKEDIN",
  networks: ["LINKEDIN", "TWITTER"],
  connected: [],
  hasInterests: false,
  autopilot: "CLASSIC",
};

const three = ["LINKEDIN", "TWITTER", "XING"] as const satisfies readonly Network[];
const subsets: readonly Network[][] = Array.from({ length: 8 }, (_, bits) =>
  three.filter((_network, at) => bits & (1 << at)),
);
const both = [false, true] as const;

/** Every context there can be over three networks. */
function* everyContext(): Generator<TourContext> {
  for (const networks of subsets)
    for (const connected of subsets)
      for (const required of [null, ...three])
        for (const autopilot of [null, "CLASSIC", "MONTHLY"] as const)
          for (const hasWelcome of both)
            for (const mayConnect of both)
              for (const hasInterests of both)
                yield { networks, connected, required, autopilot, hasWelcome, mayConnect, hasInterests };
}

const wrong = (isRight: (context: TourContext) => boolean) =>
  [...everyContext()].filter((context) => !isRight(context)).slice(0, 1);

describe("the steps of the tour", () => {
  test("are welcome, required network, other networks, interests, autopilot, days, post count, the plan and done, in this order [B4.6-01]", () => {
    expect(tourSteps(fresh)).toEqual([...tourStepNames]);
    expect(wrong((context) => tourSteps(context).at(-1) === "done")).toEqual([]);
    expect(
      wrong((context) => {
        const places = tourSteps(context).map((step) => tourStepNames.indexOf(step));
        return places.every((place, at) => at === 0 || place > (places[at - 1] ?? 0));
      }),
    ).toEqual([]);
  });

  test("start with a welcome exactly if the company has one [B4.6-02]", () => {
    expect(wrong((context) => tourSteps(context).includes("welcome") === context.hasWelcome)).toEqual([]);
  });

  test("ask for interests exactly if no categories are saved [B4.6-03]", () => {
    expect(wrong((context) => tourSteps(context).includes("interests") === !context.hasInterests)).toEqual(
      [],
    );
  });

  test("set up the autopilot of the company's cycle: classic with a post count, monthly with days for four weeks [B4.6-04] [B4.6-05]", () => {
    const setup = (context: TourContext) =>
      tourSteps(context).filter((step) => ["autopilot", "days", "count", "plan"].includes(step));
    expect(setup(fresh)).toEqual(["autopilot", "days", "count", "plan"]);
    expect(setup({ ...fresh, autopilot: "MONTHLY" })).toEqual(["autopilot", "days", "plan"]);
    expect(
      wrong((context) => setup(context).length > 0 === (context.autopilot !== null && context.mayConnect)),
    ).toEqual([]);
  });

  test("wait for the required network until its login is active [B4.6-08]", () => {
    expect(isRequiredConnected(fresh)).toBe(false);
    expect(isRequiredConnected({ ...fresh, connected: ["TWITTER"] })).toBe(false);
    expect(isRequiredConnected({ ...fresh, connected: ["LINKEDIN"] })).toBe(true);
    expect(
      wrong(
        (context) =>
          tourSteps(context).includes("required") === (context.mayConnect && !isRequiredConnected(context)),
      ),
    ).toEqual([]);
  });

  test("offer more networks when the required one is active, some but not all are linked, and there is more than one [B4.6-09]", () => {
    const isOffered = ({ required, networks, connected }: TourContext) => {
      const linked = networks.filter((network) => connected.includes(network)).length;
      const isRequiredActive = required !== null && connected.includes(required);
      return isRequiredActive && linked > 0 && linked < networks.length && networks.length > 1;
    };
    expect(
      wrong(
        (context) =>
          context.required === null ||
          !context.networks.includes(context.required) ||
          hasMoreNetworks(context) === isOffered(context),
      ),
    ).toEqual([]);
    expect(hasMoreNetworks({ ...fresh, required: null })).toBe(true);
  });

  test("offer a light front user no network and no autopilot", () => {
    expect(tourSteps({ ...fresh, mayConnect: false })).toEqual(["welcome", "interests", "done"]);
  });

  test("do not require a network that cannot be connected", () => {
    expect(tourSteps({ ...fresh, networks: ["TWITTER", "XING"] })).not.toContain("required");
  });

  test("skip the autopilot while no network is linked and none is required", () => {
    const free = { ...fresh, required: null };
    expect(openSteps(tourSteps(free), [])).toEqual(["welcome", "networks", "interests", "done"]);
    expect(openSteps(tourSteps(free), ["XING"])).toContain("count");
    expect(
      wrong((context) => {
        const open = openSteps(tourSteps(context), context.connected);
        const isLinked = context.connected.length > 0 || open.includes("required");
        return open.at(-1) === "done" && (isLinked || !open.includes("autopilot"));
      }),
    ).toEqual([]);
  });
});

test("the other networks continue with Next if the required one is connected, otherwise with Skip now [B4.6-10]", () => {
  expect(networksWayOn({ ...fresh, connected: ["LINKEDIN"] })).toBe("next");
  expect(networksWayOn({ ...fresh, connected: ["TWITTER"] })).toBe("skipNow");
  expect(networksWayOn({ ...fresh, required: null })).toBe("skipNow");
  expect(networksWayOn({ ...fresh, required: null, connected: ["XING"] })).toBe("next");
});

describe("a user who left in the middle of the tour", () => {
  test("resumes at the same step with the same number, and is not welcomed again [B4.6-02]", () => {
    const steps = tourSteps(fresh);
    const place = resumeTour({ steps, step: "required" });
    expect([place.step, place.steps]).toEqual(["required", steps]);
    expect(tourWays(place, ["LINKEDIN"])).toEqual({ back: null, next: "networks" });
    const begun = resumeTour({ steps, step: "welcome" });
    expect([begun.step, tourWays({ ...begun, step: "required" }, []).back]).toEqual(["welcome", "welcome"]);
  });

  test("restarts a half-answered setup", () => {
    expect(resumeTour({ steps: tourSteps(fresh), step: "count" }).step).toBe("autopilot");
  });

  test("always resumes at a step that exists", () => {
    const step = fc.constantFrom(...tourStepNames);
    fc.assert(
      fc.property(fc.uniqueArray(step), step, (steps, at) => {
        const kept = resumeTour({ steps, step: at });
        expect(kept.step === "done" || kept.steps.includes(kept.step)).toBe(true);
      }),
    );
  });
});

describe("the way through the tour", () => {
  const everyWay = fc.constantFrom(...everyContext());
  const linked = fc.subarray([...three]);

  test("passes each shown step once, whatever is connected on the way, and back again", () => {
    fc.assert(
      fc.property(everyWay, fc.array(linked, { minLength: 8, maxLength: 8 }), (context, connects) => {
        const steps = tourSteps(context);
        const seen: TourStep[] = [];
        let connected: readonly Network[] = context.connected;
        let step: TourStep | null = steps[0] ?? null;
        for (let at = 0; step !== null; at += 1) {
          seen.push(step);
          connected = [...new Set([...connected, ...(connects[at] ?? [])])];
          const place: TourPlace = { steps, step, resumed: false };
          const next: TourStep | null = tourWays(place, connected).next;
          if (next !== null && next !== "done")
            expect(tourWays({ ...place, step: next }, connected).back).not.toBeNull();
          step = next;
        }
        expect(seen.at(-1)).toBe("done");
        expect(new Set(seen).size).toBe(seen.length);
        expect(seen.map((one) => steps.indexOf(one))).toEqual(
          seen.map((one) => steps.indexOf(one)).toSorted((one, other) => one - other),
        );
      }),
    );
  });

  test("passes over the autopilot while nothing is connected", () => {
    const steps = tourSteps({ ...fresh, required: null });
    const place: TourPlace = { steps, step: "interests", resumed: false };
    expect(tourWays(place, []).next).toBe("done");
    expect(tourWays(place, ["XING"]).next).toBe("autopilot");
    expect(tourWays({ ...place, step: "done" }, ["XING"])).toEqual({ back: null, next: null });
  });
});

test("LinkedIn is offered first, after the network that is required", () => {
  const offered = (["XING", "TWITTER", "LINKEDIN"] as const).map((network) => ({ network }));
  const order = (required: Network | null) => offeredFirst(offered, required).map(({ network }) => network);
  expect(order(null)).toEqual(["LINKEDIN", "XING", "TWITTER"]);
  expect(order("TWITTER")).toEqual(["TWITTER", "LINKEDIN", "XING"]);
  expect(order("FACEBOOK")).toEqual(["LINKEDIN", "XING", "TWITTER"]);
});
