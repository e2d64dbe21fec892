import { individuals } from "../en/individuals.admin.ts";

export const texts = { individuals };
