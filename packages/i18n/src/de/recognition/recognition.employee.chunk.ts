import { recognition } from "./recognition.employee.ts";

export const texts = { recognition };
