import { operations } from "../de/operations.admin.ts";

export const texts = { operations };
