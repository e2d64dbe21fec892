/** How an address asks for the dialog that stops or releases sharing in the reader's own company. */
export const ownSharing = { parameter: "sharing", value: "own" } as const;
