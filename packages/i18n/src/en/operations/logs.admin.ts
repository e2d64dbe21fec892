import type { AuditFault } from "@polyphon/contract/operations/audit.ts";
import type { SignInFailure } from "@polyphon/contract/identity/sign-in-failures.ts";
import type { ErrorType, PostLogAction } from "@polyphon/contract/operations/operations.ts";
import type { ShareState } from "@polyphon/contract/sharing/sharing.ts";
import { networkNames } from "../networks/networks.shared.ts";

/** What went wrong, and what was changed. */
export const logs = {
  errors: {
    fields: {
      type: "Type",
      network: "Network",
      failed: "Permanently failed",
      company: "Company",
      at: "Date",
    },
    choices: {
      type: { SHARE: "Share", MAIL: "E-mail", JOB: "Job", SIGN_IN: "Sign-in" } satisfies Record<
        ErrorType,
        string
      >,
      network: networkNames,
      failed: { lastDay: "In the last 24 hours" },
    },
    title: "Error log",
    sub: "Failed shares, e-mails and jobs, newest first. For failed sign-ins, choose that type.",
    waits: "Then had to wait {{seconds}} seconds",
    reference: "Reference no",
    user: "Person",
    post: "Post",
    postGone: "Post {{id}} (deleted)",
    status: "Status",
    when: "When",
    detail: "Details",
    empty: "No errors",
    emptyText: "No share, e-mail or job has failed in the last 30 days.",
    noSignIns: "No sign-in failed in the last 30 days.",
    signIns: {
      wrong_password: "Wrong password",
      unknown_account: "No account with this address",
      wrong_app: "Right password, but for the other app",
    } satisfies Record<SignInFailure, string>,
    states: {
      SCHEDULED: "Retrying",
      PUBLISHING: "Being sent",
      SHARED: "Published after all",
      FAILED: "Failed",
      UNCONFIRMED: "Unconfirmed",
      HELD: "Held",
      CANCELLED: "Cancelled",
    } satisfies Record<ShareState, string>,
  },
  audit: {
    intact: "The audit trail is intact. Checked {{at}}. Lines: {{lines}}, seals: {{seals}}.",
    intactOutside:
      "The audit trail is intact. Checked {{at}}. Lines: {{lines}}, seals: {{seals}}, compared with the copy outside: {{outside}}.",
    never: "The audit trail hasn’t been checked yet. The job “Check the audit trail” runs every night.",
    late: "New lines of the audit trail aren’t being sealed: the oldest has been waiting for {{minutes}} min. Check that a worker is running.",
    fault:
      "The audit trail was changed. Found {{at}}: {{what}}. Keep a copy of the database before you do anything else, and find out who had access to it.",
    where: {
      seal: "company {{chain}}, seal {{number}}",
      none: "entries of no company, seal {{number}}",
      line: "line {{entryId}}",
    },
    faults: {
      seal_missing: "a seal is missing ({{where}})",
      seal_wrong: "lines or their order differ from what was sealed ({{where}})",
      key_unknown: "a seal was made with a key that the settings don’t name ({{where}})",
      line_missing: "a sealed line is missing ({{where}})",
      line_uncovered: "a line was added past the product ({{where}})",
      outside_differs: "the copy outside the database names another seal ({{where}})",
    } satisfies Record<AuditFault, string>,
  },
  postLog: {
    fields: { action: "Event", at: "Date" },
    choices: {
      action: {
        ADDED: "Added",
        EDITED: "Edited",
        KILLED: "Killed",
        RELEASED: "Released",
      } satisfies Record<PostLogAction, string>,
    },
    title: "Post log",
    sub: "Changes to posts, newest first.",
    figures: "Now",
    figuresText: "Shares: {{shares}}, clicks: {{clicks}}",
    empty: "No changes",
    emptyText: "No post was added, edited, killed or released in the last 30 days.",
  },
};
