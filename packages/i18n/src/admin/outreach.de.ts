import { outreach } from "../de/outreach.admin.ts";

export const texts = { outreach };
