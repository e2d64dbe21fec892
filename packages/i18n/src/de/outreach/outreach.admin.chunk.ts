import { outreach } from "./outreach.admin.ts";

export const texts = { outreach };
