import { z } from "zod";

/** Which of the two apps asks: the back office or the employees' app. */
export const panel = z.enum(["ADMIN", "FRONT"]);
export type Panel = z.output<typeof panel>;
