import { autopilotWhy } from "../en/autopilot-why.ts";
import { autopilot } from "../en/autopilot.admin.ts";

export const texts = { autopilot, autopilotWhy };
