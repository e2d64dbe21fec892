export const links = {
  unknown: { title: "This link leads nowhere", text: "Please check that the whole address was copied." },
  unavailable: {
    title: "Just a moment",
    text: "This link cannot be opened right now. Please try again in a minute.",
  },
} as const;
