import { operations } from "./operations.admin.ts";

export const texts = { operations };
