import type { UserTypeName } from "@polyphon/contract/permissions.ts";
import { lookWords } from "./looks.shared.ts";

export const looks = {
  ...lookWords,
  title: "What others see of you",
  sub: "Who can see what you do here, why, and who has actually looked.",
  loading: "Loading who sees what",
  error: "Couldn’t load who sees what",
  mode: {
    on: "Your company uses works-council mode: the staff do not see what you alone do, except where it says so here. Figures are about groups of at least {{minimum}} people.",
    off: "Your company does not use works-council mode: the staff named here see it with your name.",
  },
  visible: "Who can see it",
  why: "Why",
  kept: "How long it is kept",
  log: {
    title: "Who has looked",
    kept: "Kept for 12 months",
    text: "Each line is one person from the staff on one day. What was shown without your name is no line.",
    loading: "Loading who has looked",
    error: "Couldn’t load who has looked",
    empty: "Nobody has looked",
    emptyText: "When somebody from the staff is shown by name what you do, it appears here.",
    more: "Show more",
    provider: "Provider’s staff",
    role: {
      superAdmin: "super admin",
      subAdmin: "sub admin",
      corporateAdmin: "corporate admin",
      corporateUser: "corporate user",
      editorInChief: "editor-in-chief",
      writer: "writer",
      proofreader: "proofreader",
      approver: "approver",
    } satisfies Record<UserTypeName, string>,
    often: "{{what}} ({{times}} times)",
  },
};
