import { mentions } from "../de/mentions.admin.ts";

export const texts = { mentions };
