import { sharing } from "../de/sharing.admin.ts";

export const texts = { sharing };
