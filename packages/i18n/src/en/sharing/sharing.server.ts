export const sharing = {
  yourTurn: "Please share it on {{network}} now and tell us how it went.",
} as const;
