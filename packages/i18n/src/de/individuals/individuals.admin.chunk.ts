import { individuals } from "./individuals.admin.ts";

export const texts = { individuals };
