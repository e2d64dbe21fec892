import { surveys } from "../en/surveys.admin.ts";

export const texts = { surveys };
