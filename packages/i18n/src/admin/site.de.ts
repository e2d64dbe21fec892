import { site } from "../de/site.admin.ts";

export const texts = { site };
