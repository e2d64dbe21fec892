import { z } from "zod";
import { event } from "../kit/event.ts";
import { networks } from "./networks.ts";

const payload = z.object({ companyId: z.number(), userId: z.number(), network: z.enum(networks) });

export const networkConnected = event("networks.network-connected", payload);
export const connectionLost = event("networks.connection-lost", payload);
