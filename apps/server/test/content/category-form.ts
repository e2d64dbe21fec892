import { unique } from "../test-context.ts";

/** A category as its form sends it, with required fields only. */
export const categoryForm = () => ({
  name: unique("Topic"),
  type: "MIXED" as const,
  displayOrder: 1,
  definingTagTitle: null,
  tags: [] as string[],
  companies: [] as number[],
  isPrivate: false,
  utmMandatory: false,
  contentQuota: null,
  dueDay: null,
  leadWeeks: null,
  strategyLink: null,
  feedlyLink: null,
  powerUploader: false,
  eicEmails: [] as string[],
});
