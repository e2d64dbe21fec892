import { autopilotWhy } from "./why.shared.ts";
import { autopilot } from "./autopilot.admin.ts";

export const texts = { autopilot, autopilotWhy };
