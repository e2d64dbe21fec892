import { surveys } from "./surveys.employee.ts";

export const texts = { surveys };
