import { recognition } from "../de/recognition.employee.ts";

export const texts = { recognition };
