import { mentions } from "../en/mentions.admin.ts";

export const texts = { mentions };
