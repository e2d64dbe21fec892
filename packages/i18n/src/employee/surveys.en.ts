import { surveys } from "../en/surveys.employee.ts";

export const texts = { surveys };
