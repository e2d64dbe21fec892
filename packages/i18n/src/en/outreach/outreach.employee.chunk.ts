import { outreach } from "./outreach.employee.ts";

export const texts = { outreach };
