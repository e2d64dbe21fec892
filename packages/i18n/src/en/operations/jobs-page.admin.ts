/** What the product does by itself. */
export const jobsPage = {
  sub: "What Polyphon does by itself, when, and how the last run ended. A stopped job waits until it is resumed.",
  minutes_one: "Every minute",
  minutes_other: "Every {{count}} minutes",
  hourly: "Every hour at minute {{minute}}",
  daily: "Every day at {{time}} UTC",
  last: "{{result}} · {{moment}}",
  scheduled: "On schedule",
  all_one: "{{count}} job",
  all_other: "All {{count}} jobs",
  stopped_zero: "No job is stopped.",
  stopped_one: "{{count}} job is stopped.",
  stopped_other: "{{count}} jobs are stopped.",
};
