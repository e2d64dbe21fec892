import { autopilotWhy } from "../de/autopilot-why.ts";
import { autopilot } from "../de/autopilot.admin.ts";

export const texts = { autopilot, autopilotWhy };
