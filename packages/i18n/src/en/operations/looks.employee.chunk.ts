import { looks } from "./looks.employee.ts";

export const texts = { looks };
