import { surveys } from "../de/surveys.admin.ts";

export const texts = { surveys };
