import { autopilotWhy } from "../de/autopilot-why.ts";
import { autopilot } from "../de/autopilot.employee.ts";

export const texts = { autopilot, autopilotWhy };
