export const autopilot = {
  saved: "Your autopilot is saved.",
  savedOn: "Your autopilot is saved and on. The rest of this week is planned anew.",
} as const;
