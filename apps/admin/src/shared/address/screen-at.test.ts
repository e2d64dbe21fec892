import { screens } from "@polyphon/contract/screens/screens.ts";
import { describe, expect, test } from "vitest";
import { screenAt } from "./screen-at.ts";

const admin = screens.filter((screen) => screen.app === "admin");

describe("the screen behind an address", () => {
  test.each(admin)("is found for $path, whatever its parameters are and what follows them", (screen) => {
    const address = screen.path.replaceAll(/:\w+/g, "27");
    expect([address, `${address}?state=OPEN`, `${address}#sso`].map((href) => screenAt(href)?.path)).toEqual([
      screen.path,
      screen.path,
      screen.path,
    ]);
  });

  test("is none outside of the back office", () => {
    expect(["/dashboard", "/admin/no-such-screen", "https://example.org/admin", ""].map(screenAt)).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
  });
});
