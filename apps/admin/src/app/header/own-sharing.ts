import { screenHref } from "../../shared/address/screen-href.ts";

/** How an address asks for the dialog that stops or releases sharing in the reader's own company. */
export const ownSharing = { parameter: "sharing", value: "own" } as const;

export const ownSharingHref = screenHref(
  "/admin/dashboard",
  {},
  { [ownSharing.parameter]: ownSharing.value },
);
