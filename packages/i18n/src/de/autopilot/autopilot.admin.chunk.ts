import { autopilotWhy } from "./why.admin.ts";
import { autopilot } from "./autopilot.admin.ts";

export const texts = { autopilot, autopilotWhy };
