import { editorial } from "../de/editorial.admin.ts";

export const texts = { editorial };
