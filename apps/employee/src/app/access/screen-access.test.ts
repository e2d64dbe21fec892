import { featuresOfLevel, type FrontFeature, frontFeatures } from "@polyphon/contract/permissions.ts";
import { type EmployeeScreenPath, screens } from "@polyphon/contract/screens/screens.ts";
import {
  type EmployeeAccess,
  type EmployeeVisit,
  openEmployeeScreen,
} from "@polyphon/rules/identity/screens/open-employee-screen.ts";
import { describe, expect, it, test } from "vitest";
import { screenAccess } from "./screen-access.ts";

const catalogued = screens.filter(({ app }) => app === "employee");

describe("the screens of the employee app", () => {
  it("match the catalogue in who may open them", () => {
    const routed = Object.entries(screenAccess).map(([path, access]) => [path, access.for]);
    expect(Object.fromEntries(routed)).toEqual(
      Object.fromEntries(catalogued.map(({ path, permission }) => [path, permission])),
    );
  });

  it("check the feature that the catalogue names first", () => {
    const gates = catalogued.flatMap(({ path, gate }) => {
      const feature = featureOf(gate);
      return feature === undefined ? [] : [[path, feature]];
    });
    expect(gates.length).toBeGreaterThan(10);
    const asked = Object.entries(screenAccess).flatMap(([path, { feature }]) =>
      feature === undefined ? [] : [[path, feature]],
    );
    expect(Object.fromEntries(asked)).toEqual(Object.fromEntries(gates));
  });
});

function featureOf(gate: string | undefined): FrontFeature | undefined {
  return frontFeatures.find((name) => gate?.split(/[; ]/)[0] === name);
}

const all = featuresOfLevel.ELITE;
const without = (...gone: FrontFeature[]) => all.filter((feature) => !gone.includes(feature));
const own = { features: all, groups: false, share: true, restriction: null } as const;

/** The five kinds of employee, as the server presents them in a company without levels. */
const kinds: Readonly<Record<string, EmployeeAccess>> = {
  front: { ...own, groups: true },
  crossDomain: own,
  individual: own,
  light: { ...own, features: without("autopilot_config"), share: false },
  associate: { ...own, features: without("newsletter"), groups: true },
};

/** The expected result of a catalogue row for a signed-in user. */
function expected(path: string, who: EmployeeAccess): EmployeeVisit {
  const { permission, gate } = catalogued.find((screen) => screen.path === path) ?? {};
  if (permission === "both") return "open";
  if (permission === "public") return "dashboard";
  if (gate === "associate users") return who.groups ? "open" : "dashboard";
  if (/^\/\w+_callback$/.test(path)) return who.share ? "open" : "dashboard";
  const feature = featureOf(gate);
  return feature === undefined || who.features.includes(feature) ? "open" : "dashboard";
}

const paths = Object.keys(screenAccess) as EmployeeScreenPath[];
/** Beyond the specification. */
const ours: readonly EmployeeScreenPath[] = ["/visible-to-others"];

describe("access to screens", () => {
  test.each(Object.entries(kinds))(
    "follows the catalogue on all 50 routes and on ours for a %s user [B2.1-06] [A6-51]",
    (_, who) => {
      expect(paths.filter((path) => !ours.includes(path))).toHaveLength(50);
      const visits = paths.map((path) => [path, openEmployeeScreen(screenAccess[path], who)]);
      expect(visits).toEqual(paths.map((path) => [path, expected(path, who)]));
    },
  );

  it("is open to visitors for exactly the pages of the logged-out list [B2.2-01] [B2.2-02]", () => {
    const open = paths.filter((path) => openEmployeeScreen(screenAccess[path], null) === "open");
    // The home page is a visitor's address that redirects to the login.
    expect(open.filter((path) => path !== "/").sort()).toEqual(
      [
        ..."/register/corporate /register/individual /forgot-password /resetpassword /sso-login /login".split(
          " ",
        ),
        ..."/request-meeting /privacy-policy /term-condition /verify-user /verify-account".split(" "),
        ..."/error-hook /unsubscribe_emails /certification /dtag /fbschedule".split(" "),
        ..."/multipass-login/:token /comcast_welcome /insperity /insperity_welcome /comcast".split(" "),
        ..."/sso/microsoft/callback /:key".split(" "),
      ].sort(),
    );
    const shut = paths.filter((path) => !open.includes(path));
    expect(new Set(shut.map((path) => openEmployeeScreen(screenAccess[path], null)))).toEqual(
      new Set(["login"]),
    );
  });

  it("is closed to a light front user for the autopilot and for connecting networks [A6-51] [B6-06]", () => {
    const [front, light] = [kinds["front"], kinds["light"]];
    if (!front || !light) throw new Error("two kinds are missing");
    const lost = paths.filter(
      (path) =>
        openEmployeeScreen(screenAccess[path], { ...front, groups: false }) === "open" &&
        openEmployeeScreen(screenAccess[path], light) !== "open",
    );
    expect(lost).toEqual([
      "/autopilot-config",
      "/config_my_post",
      "/linkedin_callback",
      "/twitter_callback",
      "/facebook_callback",
    ]);
  });

  it("leads anybody without the autopilot from both of its addresses to the dashboard [B2.1-12]", () => {
    for (const path of ["/autopilot-config", "/config_my_post"] as const) {
      expect(openEmployeeScreen(screenAccess[path], own)).toBe("open");
      const lacking = { ...own, features: without("autopilot_config") };
      expect(openEmployeeScreen(screenAccess[path], lacking)).toBe("dashboard");
      expect(openEmployeeScreen(screenAccess[path], null)).toBe("login");
    }
  });

  it("to LinkedIn groups is open to those who have them; others are led to the dashboard [B2.1-17]", () => {
    const { "/linkedin-group": page } = screenAccess;
    expect(openEmployeeScreen(page, { ...own, groups: true })).toBe("open");
    expect(openEmployeeScreen(page, own)).toBe("dashboard");
    expect(openEmployeeScreen(page, null)).toBe("login");
  });

  it("waits for the terms and a new password, except on public pages", () => {
    for (const path of paths) {
      const { for: whom } = screenAccess[path];
      const terms = openEmployeeScreen(screenAccess[path], { ...own, restriction: "terms_not_accepted" });
      const password = openEmployeeScreen(screenAccess[path], { ...own, restriction: "password_expired" });
      const waiting = {
        user: ["terms", "password"],
        public: ["dashboard", "dashboard"],
        both: ["open", "open"],
      };
      expect([terms, password]).toEqual(waiting[whom]);
    }
  });
});
