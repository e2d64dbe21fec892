export const sharing = {
  yourTurn: "Share it on {{network}} now and tell us how it went.",
} as const;
