import { addressOf } from "./address.ts";

/** The profile with only the password form. */
export const forcedChange = {
  must: `${addressOf("/profile")}?changePass`,
  expired: `${addressOf("/profile")}?passExpire`,
} as const;
