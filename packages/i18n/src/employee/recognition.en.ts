import { recognition } from "../en/recognition.employee.ts";

export const texts = { recognition };
