import type { ReasonKind } from "@polyphon/contract/editorial/editorial.ts";

export const postWorkflow = {
  /** What a writer reads of a returned post, beside the voices that are meant. */
  rework: {
    reason: "Reason for return",
    returned: "Returned by {{by}}, {{when}}",
    returnedBySomebody: "Returned on {{when}}",
    done: "Reworked",
    doneOf: "{{voice}} reworked",
    progress: "Voices reworked: {{done}} of {{all}}",
    submit: "Submit again",
    submitted: "“{{title}}” submitted again.",
    failed: "Couldn’t load why the post was returned",
    kinds: {
      FACTS: "Facts or source",
      TONE: "Tone",
      TOO_LONG: "Too long",
      BOT: "Sounds like a bot",
      OFF_BRIEF: "Off brief",
      LANGUAGE: "Language",
    } satisfies Record<ReasonKind, string>,
  },
  undo: {
    label: "Undo",
    one: "“{{title}}” is no longer published. It’s back in your queue.",
    many_one: "{{count}} post is no longer published.",
    many_other: "{{count}} posts are no longer published.",
    stays: "{{titles}}: {{reason}}",
  },
};
