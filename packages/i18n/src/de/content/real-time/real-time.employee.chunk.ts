import { realTime } from "./real-time.employee.ts";

export const texts = { realTime };
