import { autopilotWhy } from "./why.shared.ts";
import { autopilot } from "./autopilot.employee.ts";

export const texts = { autopilot, autopilotWhy };
