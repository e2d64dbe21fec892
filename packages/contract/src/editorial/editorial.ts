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

/** What a post that comes back is mostly about; the words of the editor stand beside it. */
export const reasonKinds = ["FACTS", "TONE", "TOO_LONG", "BOT", "OFF_BRIEF", "LANGUAGE"] as const;
export type ReasonKind = (typeof reasonKinds)[number];

/** Parts of a desk: what waits for the caller, what came back, what is on its way elsewhere, what is over. */
export const deskViews = ["waiting", "returned", "moving", "done"] as const;
export type DeskView = (typeof deskViews)[number];
