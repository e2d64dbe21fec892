import { editorial } from "./editorial.admin.ts";

export const texts = { editorial };
