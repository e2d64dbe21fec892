export const autopilot = {
  saved: "Your autopilot settings are saved.",
  savedOn: "Your autopilot settings are saved and autopilot is on. The rest of this week is being replanned.",
} as const;
