import { frontFeatures } from "@polyphon/contract/permissions.ts";
import { screens } from "@polyphon/contract/screens/screens.ts";
import { describe, expect, it } from "vitest";
import { screenAccess } from "./screen-access.ts";

const catalogued = screens.filter(({ app }) => app === "employee");

describe("the screens of the employee app", () => {
  it("are those of the catalogue, open to those whom it names", () => {
    const routed = Object.entries(screenAccess).map(([path, access]) => [path, access.for]);
    expect(Object.fromEntries(routed)).toEqual(
      Object.fromEntries(catalogued.map(({ path, permission }) => [path, permission])),
    );
  });

  it("ask for the feature that the catalogue's gate names first", () => {
    const gates = catalogued.flatMap(({ path, gate }) => {
      const feature = frontFeatures.find((name) => gate?.split(/[; ]/)[0] === name);
      return feature === undefined ? [] : [[path, feature]];
    });
    expect(gates.length).toBeGreaterThan(10);
    const asked = Object.entries(screenAccess).flatMap(([path, { feature }]) =>
      feature === undefined ? [] : [[path, feature]],
    );
    expect(Object.fromEntries(asked)).toEqual(Object.fromEntries(gates));
  });
});
