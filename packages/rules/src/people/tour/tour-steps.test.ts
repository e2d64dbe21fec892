import type { Network } from "@polyphon/contract/networks/networks.ts";
import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  hasMoreNetworks,
  isRequiredConnected,
  networksWayOn,
  openSteps,
  resumeTour,
  tourStepNames,
  tourSteps,
  type TourContext,
} from "./tour-steps.ts";

const fresh: TourContext = {
  hasWelcome: true,
  returning: false,
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
            for (const returning of both)
              for (const mayConnect of both)
                for (const hasInterests of both)
                  yield {
                    networks,
                    connected,
                    required,
                    autopilot,
                    hasWelcome,
                    returning,
                    mayConnect,
                    hasInterests,
                  };
}

const wrong = (isRight: (context: TourContext) => boolean) =>
  [...everyContext()].filter((context) => !isRight(context)).slice(0, 1);

describe("the steps of the tour", () => {
  test("are welcome, required network, other networks, interests, autopilot, days, post count and done, in this order [B4.6-01]", () => {
    expect(tourSteps(fresh)).toEqual([...tourStepNames]);
    expect(wrong((context) => tourSteps(context).at(-1) === "done")).toEqual([]);
    expect(
      wrong((context) => {
        const places = tourSteps(context).map((step) => tourStepNames.indexOf(step));
        return places.every((place, at) => at === 0 || place > (places[at - 1] ?? 0));
      }),
    ).toEqual([]);
  });

  test("start with a welcome exactly if the company has one and nobody returns from a network [B4.6-02]", () => {
    expect(
      wrong(
        (context) => tourSteps(context).includes("welcome") === (context.hasWelcome && !context.returning),
      ),
    ).toEqual([]);
  });

  test("ask for interests exactly if no categories are saved [B4.6-03]", () => {
    expect(wrong((context) => tourSteps(context).includes("interests") === !context.hasInterests)).toEqual(
      [],
    );
  });

  test("set up the autopilot of the company's cycle: classic with a post count, monthly with days for four weeks [B4.6-04] [B4.6-05]", () => {
    const setup = (context: TourContext) =>
      tourSteps(context).filter((step) => ["autopilot", "days", "count"].includes(step));
    expect(setup(fresh)).toEqual(["autopilot", "days", "count"]);
    expect(setup({ ...fresh, autopilot: "MONTHLY" })).toEqual(["autopilot", "days"]);
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
  test("resumes at the same step, without the welcome [B4.6-02]", () => {
    const place = resumeTour({ steps: tourSteps(fresh), step: "required" });
    expect(place.step).toBe("required");
    expect(place.steps).not.toContain("welcome");
    expect(resumeTour({ steps: tourSteps(fresh), step: "welcome" }).steps).toContain("welcome");
  });

  test("restarts a half-answered setup", () => {
    expect(resumeTour({ steps: tourSteps(fresh), step: "count" }).step).toBe("autopilot");
  });

  test("always resumes at a step that exists", () => {
    const step = fc.constantFrom(...tourStepNames);
    fc.assert(
      fc.property(fc.uniqueArray(step), step, (steps, at) => {
        const kept = resumeTour({ steps, step: at });
        expect(kept.step === "done" || kept.steps.includes(kept.step) || at === "welcome").toBe(true);
      }),
    );
  });
});
