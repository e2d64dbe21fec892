import { site } from "./site.admin.ts";

export const texts = { site };
