/** Every step that a post can take on its way from the writer to the employees. */
export const workflowActions = [
  "SUBMIT",
  "SAVE",
  "APPROVE",
  "REJECT",
  "RETURN",
  "REJECT_BILLABLE",
  "PUBLISH",
  "RESUBMIT",
] as const;
export type WorkflowAction = (typeof workflowActions)[number];

/** The main reason for returning a post; the editor adds a comment to it. */
export const reasonKinds = ["FACTS", "TONE", "TOO_LONG", "BOT", "OFF_BRIEF", "LANGUAGE"] as const;
export type ReasonKind = (typeof reasonKinds)[number];

/** What a queue can be narrowed to: what the caller has taken on, or what nobody has. */
export const assignedViews = ["mine", "nobody"] as const;
export type AssignedView = (typeof assignedViews)[number];

/** Tabs of a queue: waiting for the caller, returned, in progress elsewhere, finished. */
export const queueViews = ["waiting", "returned", "moving", "done"] as const;
export type QueueView = (typeof queueViews)[number];
