import { recognition } from "./recognition.admin.ts";

export const texts = { recognition };
