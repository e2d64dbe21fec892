import { mentions } from "./mentions.admin.ts";

export const texts = { mentions };
