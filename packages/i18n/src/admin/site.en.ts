import { site } from "../en/site.admin.ts";

export const texts = { site };
