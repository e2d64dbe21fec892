import { editorial } from "../en/editorial.admin.ts";

export const texts = { editorial };
