import { surveys } from "./surveys.admin.ts";

export const texts = { surveys };
