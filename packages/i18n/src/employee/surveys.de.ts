import { surveys } from "../de/surveys.employee.ts";

export const texts = { surveys };
