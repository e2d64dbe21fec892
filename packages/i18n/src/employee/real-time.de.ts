import { realTime } from "../de/content-real-time.employee.ts";

export const texts = { realTime };
