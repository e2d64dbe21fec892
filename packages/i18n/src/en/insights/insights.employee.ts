export const insights = {
  dashboard: {
    morning: "Good morning, {{name}}",
    day: "Hello, {{name}}",
    evening: "Good evening, {{name}}",
    read: "View posts",
    level: "Loading your level",
    share: "Share a post",
  },
} as const;
