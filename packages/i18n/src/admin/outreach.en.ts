import { outreach } from "../en/outreach.admin.ts";

export const texts = { outreach };
