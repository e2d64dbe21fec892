import { recognition } from "../en/recognition.admin.ts";

export const texts = { recognition };
