import { tour } from "../en/people-tour.employee.ts";

export const texts = { tour };
