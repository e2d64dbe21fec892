import { outreach } from "../de/outreach.employee.ts";

export const texts = { outreach };
