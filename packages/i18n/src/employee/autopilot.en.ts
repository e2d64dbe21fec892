import { autopilotWhy } from "../en/autopilot-why.ts";
import { autopilot } from "../en/autopilot.employee.ts";

export const texts = { autopilot, autopilotWhy };
