import { describe, expect, it } from "vitest";
import { connectionPrompt, type Connection, openPrompts } from "./connection-prompt.ts";

const now = Date.parse("2026-11-16T10:00:00Z");
const active = (expiresAt: string | null): Connection => ({
  network: "LINKEDIN",
  status: "TOKEN_ACTIVE",
  accountType: "PERSONAL",
  displayName: "Lena Brandt",
  vanityName: null,
  expiresAt,
  abilities: null,
  connectable: true,
  pages: false,
});
const missing = (network: Connection["network"]): Connection => ({
  ...active(null),
  network,
  status: "NOT_CONNECTED",
});

describe("the action that a connection needs", () => {
  it("is nothing while it lasts longer than two weeks", () => {
    expect(connectionPrompt(active("2026-12-01T10:00:00Z"), now)).toEqual({ kind: "nothing" });
    expect(connectionPrompt(active(null), now)).toEqual({ kind: "nothing" });
  });

  it("is a renewal in the last two weeks, with the full days that are left", () => {
    expect(connectionPrompt(active("2026-11-20T12:00:00Z"), now)).toMatchObject({ kind: "soon", days: 4 });
    expect(connectionPrompt(active("2026-11-16T11:00:00Z"), now)).toMatchObject({ kind: "soon", days: 0 });
  });

  it("is a new sign-in once it has expired, even before it is used", () => {
    expect(connectionPrompt(active("2026-11-16T10:00:00Z"), now)).toEqual({ kind: "ended" });
    expect(connectionPrompt({ ...active(null), status: "TOKEN_REVOKED" }, now)).toEqual({ kind: "ended" });
  });
});

describe("the connections that the feed prompts for", () => {
  const asked = (connections: Connection[]) =>
    openPrompts(connections, now).map(({ connection }) => connection.network);

  it("are one network while there is none, and no other once there is one", () => {
    expect(asked([missing("TWITTER"), missing("LINKEDIN"), missing("XING")])).toEqual(["LINKEDIN"]);
    expect(asked([missing("TWITTER"), missing("XING")])).toEqual(["TWITTER"]);
    expect(asked([active(null), missing("TWITTER"), missing("XING")])).toEqual([]);
  });

  it("are all that expired or expire soon", () => {
    const ended: Connection = { ...active(null), network: "FACEBOOK", status: "TOKEN_EXPIRED" };
    expect(asked([active("2026-11-20T12:00:00Z"), ended, missing("XING")])).toEqual(["LINKEDIN", "FACEBOOK"]);
  });

  it("leave out those the user may not connect", () => {
    expect(asked([{ ...missing("LINKEDIN"), connectable: false }])).toEqual([]);
  });
});
