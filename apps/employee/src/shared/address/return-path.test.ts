import { describe, expect, test } from "vitest";
import { cookieFor, pathIn } from "./return-path.ts";

describe("the return path from a network", () => {
  test("is kept in a cookie for 0.003 days, which are 259 seconds [B9-23]", () => {
    expect(cookieFor("/post-list?share=7", false)).toBe(
      "polyphon-connecting=%2Fpost-list%3Fshare%3D7; path=/; max-age=259; samesite=lax",
    );
    expect(cookieFor("/profile", true)).toContain("; secure");
  });

  test("is read among other cookies", () => {
    expect(pathIn("a=1; polyphon-connecting=%2Fpost-list%3Fshare%3D7; b=2")).toBe("/post-list?share=7");
    expect(pathIn("a=1")).toBeNull();
  });

  test.each(["//evil.example", "/\\evil.example", "https://evil.example", ""])(
    "is refused when it leads elsewhere: %s",
    (path) => expect(pathIn(cookieFor(path, false))).toBeNull(),
  );
});
