import { autopilotWhy } from "./why.employee.ts";
import { autopilot } from "./autopilot.employee.ts";

export const texts = { autopilot, autopilotWhy };
