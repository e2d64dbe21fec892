import { tour } from "../de/people-tour.employee.ts";

export const texts = { tour };
