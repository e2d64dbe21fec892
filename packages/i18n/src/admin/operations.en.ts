import { operations } from "../en/operations.admin.ts";

export const texts = { operations };
