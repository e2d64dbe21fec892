import { individuals } from "../de/individuals.admin.ts";

export const texts = { individuals };
