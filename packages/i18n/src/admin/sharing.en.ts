import { sharing } from "../en/sharing.admin.ts";

export const texts = { sharing };
