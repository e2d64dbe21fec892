export const networks = {
  return: {
    title: "{{network}} is not connected",
    over: "This sign-in was not started here, or it is over. Nothing was changed.",
    cancelled: "The sign-in at {{network}} was cancelled. Nothing was changed.",
    back: "To my profile",
  },
} as const;
