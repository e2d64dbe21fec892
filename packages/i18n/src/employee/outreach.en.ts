import { outreach } from "../en/outreach.employee.ts";

export const texts = { outreach };
