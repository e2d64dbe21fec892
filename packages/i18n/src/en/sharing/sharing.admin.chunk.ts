import { sharing } from "./sharing.admin.ts";

export const texts = { sharing };
