import { reschedulePost } from "@polyphon/contract/sharing/sharing.contract.ts";
import { compareServers } from "../kit/compare-servers.ts";
import { requestText, startLoad } from "../load/load.ts";
import type { Measurement } from "../kit/measurement.ts";
import { startPart } from "../kit/part.ts";
import { tokens, webDatabase } from "../feed/web-data.ts";
import { jsonBody } from "./json-answer.ts";

/** Session, access, checked input and checked output of a route that asks no database, against node:http. */
export const json: Measurement = {
  name: "json",
  run: async ({ quick }) => {
    const database = await webDatabase();
    const ours = startPart(new URL("./json-ours.ts", import.meta.url), database);
    const bare = startPart(new URL("./json-bare.ts", import.meta.url));
    const load = startLoad();
    const requests = tokens(50).map((token) =>
      requestText({ method: "POST", path: reschedulePost.path, token, body: jsonBody }),
    );
    try {
      const { ratio, note } = await compareServers(
        load,
        { part: ours, port: await ours.call("listen"), requests },
        { part: bare, port: await bare.call("listen"), requests },
        quick ? { pairs: 7, ms: 500 } : { pairs: 15, ms: 1_500 },
      );
      return [{ name: "json", figure: ratio, goal: 0.75, bound: "at least", note }];
    } finally {
      await Promise.all([ours.stop(), bare.stop(), load.stop()]);
    }
  },
};
