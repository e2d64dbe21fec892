import { recognition } from "../de/recognition.admin.ts";

export const texts = { recognition };
