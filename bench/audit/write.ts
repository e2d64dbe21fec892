import { acceptTerms } from "@polyphon/contract/identity/profile.contract.ts";
import { compareServers } from "../kit/compare-servers.ts";
import type { Measurement } from "../kit/measurement.ts";
import { startPart } from "../kit/part.ts";
import { requestText, startLoad } from "../load/load.ts";
import { tokens, webDatabase, webSize } from "../feed/web-data.ts";

const people = 10;
const connections = 8;

/** One audited command: people of one company against as many people of different companies. */
export const write: Measurement = {
  name: "write",
  run: async ({ quick }) => {
    const database = await webDatabase();
    const settings = { DATABASE_POOL: "20" };
    const ours = startPart(new URL("../kit/api.ts", import.meta.url), { database, role: "app", settings });
    const load = startLoad();
    const requestsOf = (who: readonly string[]) =>
      who.map((token) =>
        requestText({
          method: "PATCH",
          path: acceptTerms.path,
          token,
          body: JSON.stringify({ eulaStatus: 1 }),
        }),
      );
    const first = Array.from(
      { length: people },
      (_, index) => `bench-token-${(index + 1) * webSize.sessionEvery}`,
    );
    try {
      const port = await ours.call<number>("listen");
      const { ratio, note } = await compareServers(
        load,
        { part: ours, port, requests: requestsOf(first) },
        { part: ours, port, requests: requestsOf(tokens(people)) },
        { ...(quick ? { pairs: 5, ms: 1_000 } : { pairs: 9, ms: 3_000 }), connections },
      );
      return [{ name: "write", figure: ratio, goal: 0.8, bound: "at least", note }];
    } finally {
      await Promise.all([ours.stop(), load.stop()]);
    }
  },
};
