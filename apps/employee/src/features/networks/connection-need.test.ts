import { describe, expect, it } from "vitest";
import { connectionNeed, type Connection } from "./connection-need.ts";

const now = Date.parse("2026-11-16T10:00:00Z");
const active = (expiresAt: string | null): Connection => ({
  network: "LINKEDIN",
  status: "TOKEN_ACTIVE",
  displayName: "Lena Brandt",
  expiresAt,
  connectable: true,
});

describe("what a connection needs", () => {
  it("is nothing while it lasts longer than a week", () => {
    expect(connectionNeed(active("2026-11-24T10:00:00Z"), now)).toEqual({ kind: "nothing" });
    expect(connectionNeed(active(null), now)).toEqual({ kind: "nothing" });
  });

  it("is a renewal in the last week, with the full days that are left", () => {
    expect(connectionNeed(active("2026-11-20T12:00:00Z"), now)).toMatchObject({ kind: "soon", days: 4 });
    expect(connectionNeed(active("2026-11-16T11:00:00Z"), now)).toMatchObject({ kind: "soon", days: 0 });
  });

  it("is a new sign-in once it is over, also before anybody has tried it", () => {
    expect(connectionNeed(active("2026-11-16T10:00:00Z"), now)).toEqual({ kind: "ended" });
    expect(connectionNeed({ ...active(null), status: "TOKEN_REVOKED" }, now)).toEqual({ kind: "ended" });
  });
});
