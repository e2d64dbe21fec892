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
  type TourGround,
} from "./tour-steps.ts";

const fresh: TourGround = {
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

/** Every ground there can be over three networks. */
function* everyGround(): Generator<TourGround> {
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

const wrong = (isRight: (ground: TourGround) => boolean) =>
  [...everyGround()].filter((ground) => !isRight(ground)).slice(0, 1);

describe("the steps of the tour", () => {
  test("are welcome, required network, other networks, interests, autopilot, days, post count and done, in this order [B4.6-01]", () => {
    expect(tourSteps(fresh)).toEqual([...tourStepNames]);
    expect(wrong((ground) => tourSteps(ground).at(-1) === "done")).toEqual([]);
    expect(
      wrong((ground) => {
        const places = tourSteps(ground).map((step) => tourStepNames.indexOf(step));
        return places.every((place, at) => at === 0 || place > (places[at - 1] ?? 0));
      }),
    ).toEqual([]);
  });

  test("begin with a welcome exactly where the company has one and nobody comes back from a network [B4.6-02]", () => {
    expect(
      wrong((ground) => tourSteps(ground).includes("welcome") === (ground.hasWelcome && !ground.returning)),
    ).toEqual([]);
  });

  test("ask for interests exactly where no categories are saved [B4.6-03]", () => {
    expect(wrong((ground) => tourSteps(ground).includes("interests") === !ground.hasInterests)).toEqual([]);
  });

  test("set up the autopilot of the company's cycle: classic with a post count, monthly with days for four weeks [B4.6-04] [B4.6-05]", () => {
    const setup = (ground: TourGround) =>
      tourSteps(ground).filter((step) => ["autopilot", "days", "count"].includes(step));
    expect(setup(fresh)).toEqual(["autopilot", "days", "count"]);
    expect(setup({ ...fresh, autopilot: "MONTHLY" })).toEqual(["autopilot", "days"]);
    expect(
      wrong((ground) => setup(ground).length > 0 === (ground.autopilot !== null && ground.mayConnect)),
    ).toEqual([]);
  });

  test("wait for the required network until its login is active [B4.6-08]", () => {
    expect(isRequiredConnected(fresh)).toBe(false);
    expect(isRequiredConnected({ ...fresh, connected: ["TWITTER"] })).toBe(false);
    expect(isRequiredConnected({ ...fresh, connected: ["LINKEDIN"] })).toBe(true);
    expect(
      wrong(
        (ground) =>
          tourSteps(ground).includes("required") === (ground.mayConnect && !isRequiredConnected(ground)),
      ),
    ).toEqual([]);
  });

  test("offer more networks when the required one is active, some but not all are linked, and there is more than one [B4.6-09]", () => {
    const isOffered = ({ required, networks, connected }: TourGround) => {
      const linked = networks.filter((network) => connected.includes(network)).length;
      const isRequiredActive = required !== null && connected.includes(required);
      return isRequiredActive && linked > 0 && linked < networks.length && networks.length > 1;
    };
    expect(
      wrong(
        (ground) =>
          ground.required === null ||
          !ground.networks.includes(ground.required) ||
          hasMoreNetworks(ground) === isOffered(ground),
      ),
    ).toEqual([]);
    expect(hasMoreNetworks({ ...fresh, required: null })).toBe(true);
  });

  test("offer a light front user no network and no autopilot", () => {
    expect(tourSteps({ ...fresh, mayConnect: false })).toEqual(["welcome", "interests", "done"]);
  });

  test("do not wait for a network that nobody can connect", () => {
    expect(tourSteps({ ...fresh, networks: ["TWITTER", "XING"] })).not.toContain("required");
  });

  test("leave the autopilot out as long as nothing is linked and nothing has to be", () => {
    const free = { ...fresh, required: null };
    expect(openSteps(tourSteps(free), [])).toEqual(["welcome", "networks", "interests", "done"]);
    expect(openSteps(tourSteps(free), ["XING"])).toContain("count");
    expect(
      wrong((ground) => {
        const open = openSteps(tourSteps(ground), ground.connected);
        const isLinked = ground.connected.length > 0 || open.includes("required");
        return open.at(-1) === "done" && (isLinked || !open.includes("autopilot"));
      }),
    ).toEqual([]);
  });
});

test("the way on from further networks is Next where the required one is connected, otherwise Skip now [B4.6-10]", () => {
  expect(networksWayOn({ ...fresh, connected: ["LINKEDIN"] })).toBe("next");
  expect(networksWayOn({ ...fresh, connected: ["TWITTER"] })).toBe("skipNow");
  expect(networksWayOn({ ...fresh, required: null })).toBe("skipNow");
  expect(networksWayOn({ ...fresh, required: null, connected: ["XING"] })).toBe("next");
});

describe("whoever left in the middle", () => {
  test("goes on at the same step, without the welcome [B4.6-02]", () => {
    const place = resumeTour({ steps: tourSteps(fresh), step: "required" });
    expect(place.step).toBe("required");
    expect(place.steps).not.toContain("welcome");
    expect(resumeTour({ steps: tourSteps(fresh), step: "welcome" }).steps).toContain("welcome");
  });

  test("begins a half-answered setup again", () => {
    expect(resumeTour({ steps: tourSteps(fresh), step: "count" }).step).toBe("autopilot");
  });

  test("always finds a step that is there", () => {
    const step = fc.constantFrom(...tourStepNames);
    fc.assert(
      fc.property(fc.uniqueArray(step), step, (steps, at) => {
        const kept = resumeTour({ steps, step: at });
        expect(kept.step === "done" || kept.steps.includes(kept.step) || at === "welcome").toBe(true);
      }),
    );
  });
});
