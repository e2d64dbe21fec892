import { z } from "zod";
import { event } from "../kit/event.ts";
import { networks } from "./networks.ts";

const payload = z.object({ companyId: z.number(), userId: z.number(), network: z.enum(networks) });

export const networkConnected = event("networks.network-connected", payload);
/** The owner has to sign in again before this date. */
export const connectionEnding = event(
  "networks.connection-ending",
  payload.extend({ endsAt: z.iso.datetime(), days: z.number().int() }),
);
export const connectionLost = event("networks.connection-lost", payload);
