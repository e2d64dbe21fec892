import { z } from "zod";
import { jsonReply, type Reply } from "../frame/reply.ts";
import type { Route } from "../frame/route.ts";
import type { Clock } from "./clock.ts";
import { readInput } from "./read-input.ts";

const step = z
  .object({ ms: z.number().optional(), seconds: z.number().optional() })
  .refine(({ ms, seconds }) => ms !== undefined || seconds !== undefined, "ms or seconds is needed");

const moment = z.object({ at: z.union([z.number(), z.iso.datetime({ offset: true })]) });

export function clockRoutes(clock: Clock): Route[] {
  const show = (): Reply => jsonReply({ now: new Date(clock.now()).toISOString(), offsetMs: clock.offsetMs });
  return [
    { method: "GET", path: "/__sandbox/clock", handle: show },
    {
      method: "POST",
      path: "/__sandbox/clock/advance",
      handle: (call) => {
        const { ms = 0, seconds = 0 } = readInput(step, call);
        clock.advance(ms + seconds * 1000);
        return show();
      },
    },
    {
      method: "POST",
      path: "/__sandbox/clock/set",
      handle: (call) => {
        const { at } = readInput(moment, call);
        clock.set(typeof at === "number" ? at : Date.parse(at));
        return show();
      },
    },
  ];
}
