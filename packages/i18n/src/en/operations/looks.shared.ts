import type { Doing, NamedReason } from "@polyphon/contract/kit/about.ts";
import type { Side } from "@polyphon/contract/operations/looks.ts";
import type { UserTypeName } from "@polyphon/contract/permissions.ts";

interface DoingWords {
  readonly title: string;
  readonly what: string;
  readonly why: string;
  /** Values are in `lookTimes`. */
  readonly kept: string;
}

/** Who sees what employees do: said alike to them, to their company and on the data sheet. */
export const lookWords = {
  doings: {
    shares: {
      title: "Shared posts",
      what: "Which posts are planned or shared, on which network, and whether that worked.",
      why: "To help when a share fails, and to know what is published in the company’s name.",
      kept: "As long as the account exists.",
    },
    plans: {
      title: "Autopilot",
      what: "Whether the autopilot is on, what it plans and why a slot stays empty.",
      why: "To explain a plan and to find faults in it.",
      kept: "Settings as long as the account exists, the log of each planning for {{planDays}} days.",
    },
    reactions: {
      title: "Reactions",
      what: "Which posts somebody likes, dislikes or reports.",
      why: "To choose better posts and to follow up on reports.",
      kept: "Until they are taken back, otherwise as long as the account exists.",
    },
    connections: {
      title: "Connected networks",
      what: "Which network accounts are connected and whether they still work. Never passwords, messages or contacts.",
      why: "To help when a connection ends.",
      kept: "Until the network is disconnected.",
    },
    signIns: {
      title: "Logins",
      what: "When somebody last logged in, and failed logins.",
      why: "To help those who cannot log in.",
      kept: "The last login as long as the account exists, failed ones for {{failureDays}} days.",
    },
    ownPosts: {
      title: "Own posts",
      what: "Posts that somebody writes and submits for approval.",
      why: "The author asks for a decision.",
      kept: "Until the author deletes them.",
    },
    notices: {
      title: "Notifications",
      what: "Whether somebody has opened a notification from the staff.",
      why: "To know whether an important message has arrived.",
      kept: "As long as the account exists.",
    },
    answers: {
      title: "Questionnaires",
      what: "What somebody answered, or that they skipped it.",
      why: "To evaluate the questionnaires.",
      kept: "As long as the account exists.",
    },
    staffActions: {
      title: "Work in the back office",
      what: "What staff add, change, decide or delete. Not about employees who only use the app.",
      why: "So that every change can be traced.",
      kept: "Without an end: these entries cannot be changed or deleted.",
    },
  } satisfies Record<Doing, DoingWords>,
  sides: { company: "In the company", provider: "At the provider" } satisfies Record<Side, string>,
  /** Of several people. */
  roles: {
    superAdmin: "super admins",
    subAdmin: "sub admins",
    corporateAdmin: "corporate admins",
    corporateUser: "corporate users",
    editorInChief: "editors-in-chief",
    writer: "writers",
    proofreader: "proofreaders",
    approver: "approvers",
  } satisfies Record<UserTypeName, string>,
  sights: {
    named: "by name",
    unnamed: "without a name",
    hidden: "not about single people",
  },
  namedFor: {
    traceable: "by name, because changes must be traceable",
    authorAsked: "by name, because the author asks for a decision",
    endsThem: "by name only as a number, before an account is deactivated",
  } satisfies Record<NamedReason, string>,
  nobody: "Nobody",
  /** "corporate admins and writers: by name" */
  seenBy: "{{roles}}: {{how}}",
};
