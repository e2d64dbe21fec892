export const links = {
  unknown: { title: "This link doesn’t work", text: "Check that you copied the whole address." },
  unavailable: {
    title: "Link temporarily unavailable",
    text: "This link can’t be opened right now. Try again in a minute.",
  },
} as const;
