import { listFrontPosts } from "@polyphon/contract/content/content.contract.ts";
import { compareServers } from "../kit/compare-servers.ts";
import { requestText, startLoad } from "../load/load.ts";
import type { Measurement } from "../kit/measurement.ts";
import { startPart } from "../kit/part.ts";
import { tokens, webDatabase } from "./web-data.ts";

/** The feed under the app's role and its policies, against the same code and SQL under a role without policies. */
export const rls: Measurement = {
  name: "rls",
  run: async ({ quick }) => {
    const database = await webDatabase();
    const load = startLoad();
    const api = new URL("../kit/api.ts", import.meta.url);
    const guarded = startPart(api, { database, role: "app" });
    const free = startPart(api, { database, role: "free" });
    const requests = tokens(50).map((token) =>
      requestText({ method: "GET", path: `${listFrontPosts.path}?limit=20`, token }),
    );
    try {
      const { ratio, note } = await compareServers(
        load,
        { part: guarded, port: await guarded.call("listen"), requests },
        { part: free, port: await free.call("listen"), requests },
        quick ? { pairs: 7, ms: 700 } : { pairs: 15, ms: 2_000 },
      );
      return [{ name: "rls", figure: ratio, goal: 0.9, bound: "at least", note }];
    } finally {
      await Promise.all([guarded.stop(), free.stop(), load.stop()]);
    }
  },
};
