import { tour } from "./tour.employee.ts";

export const texts = { tour };
