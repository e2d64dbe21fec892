import { addressOf } from "./address.ts";

/** The profile, opened for nothing but a new password. */
export const forcedChange = {
  must: `${addressOf("/profile")}?changePass`,
  expired: `${addressOf("/profile")}?passExpire`,
} as const;
