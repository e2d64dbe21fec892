import { realTime } from "../en/content-real-time.employee.ts";

export const texts = { realTime };
