export const networks = {
  return: {
    title: "{{network}} isn’t connected",
    over: "This sign-in wasn’t started here or is no longer valid. Nothing was changed.",
    cancelled: "The {{network}} sign-in was cancelled. Nothing was changed.",
    back: "Go to my profile",
  },
} as const;
