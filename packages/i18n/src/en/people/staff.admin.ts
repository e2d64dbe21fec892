import { contentLanguages } from "../content/languages.shared.ts";

const fields = {
  firstName: "First name",
  lastName: "Last name",
  email: "E-mail",
  notificationEmails: "Notification e-mails",
  enabled: "Status",
  addedAt: "Added",
} as const;

const help = {
  email: "Used to sign in. The person gets an e-mail to choose a password.",
  notificationEmails: "Also notified, in addition to the person. Press Enter after each address; at most 50.",
} as const;

const act = {
  activate: "The person can sign in again **immediately**.",
  deactivate:
    "The person is **signed out immediately** and can’t sign in until the account is activated again.",
  remove:
    "The person loses this role **immediately**. Without another role, they can no longer sign in. Posts and logs keep their name.",
} as const;

const editorialFields = {
  ...fields,
  curatorCode: "Curator code",
  contentLanguage: "Content language",
  categories: "Assigned categories",
  weeklyTarget: "Weekly content target",
} as const;

const editorialHelp = {
  ...help,
  curatorCode: "The code used to count and pay this person’s work.",
  categories: "What this person writes, reviews or approves.",
  weeklyTarget: "Posts per week. 0 means no target.",
} as const;

const choices = {
  contentLanguage: contentLanguages,
} as const;

const sections = {
  work: { title: "Work", text: "What this person works on." },
} as const;

const editorial = { fields: editorialFields, help: editorialHelp, choices, sections, act } as const;

/** Back-office users, groups of employees, and who is notified about employees. */
export const peopleStaff = {
  "chief-users": {
    title: "Editors-in-Chief",
    add: "Add Editor-in-Chief",
    addTitle: "Add Editor-in-Chief",
    editTitle: "Edit Editor-in-Chief",
    search: "Search by name, e-mail or code",
    empty: "No Editor-in-Chief",
    emptyText: "The Editor-in-Chief checks posts after the proofreader and leads writers and proofreaders.",
    ...editorial,
  },
  "approver-users": {
    title: "Approvers",
    add: "Add approver",
    addTitle: "Add approver",
    editTitle: "Edit approver",
    search: "Search by name, e-mail or code",
    empty: "No approvers",
    emptyText: "Approvers publish or return the posts in their categories.",
    ...editorial,
  },
  "proof-reader-users": {
    title: "Proofreaders",
    add: "Add proofreader",
    addTitle: "Add proofreader",
    editTitle: "Edit proofreader",
    search: "Search by name, e-mail or code",
    empty: "No proofreaders",
    emptyText: "Proofreaders check a post first: language and facts.",
    ...editorial,
  },
  "writer-users": {
    title: "Writers",
    add: "Add writer",
    addTitle: "Add writer",
    editTitle: "Edit writer",
    search: "Search by name, e-mail or code",
    empty: "No writers",
    emptyText: "Writers write posts for their categories and have a weekly target.",
    ...editorial,
    fields: { ...editorialFields, readyToPublish: "Ready to publish" },
    help: {
      ...editorialHelp,
      readyToPublish: "This writer’s posts skip proofreading and go straight to the approver.",
    },
  },
  "corporate-users": {
    title: "Corporate users",
    add: "Add corporate user",
    addTitle: "Add corporate user",
    editTitle: "Edit corporate user",
    search: "Search by name or e-mail",
    empty: "No corporate users",
    emptyText: "Corporate users manage a company’s content and people.",
    fields: { ...fields, type: "Type", company: "Company" },
    help: { ...help, type: "An Admin Corporate also manages the company’s other corporate users." },
    choices: { type: { ADMIN_CORPORATE: "Admin Corporate", AGENCY: "Agency", CORPORATE: "Corporate" } },
    act,
  },
  "user-group-parameters": {
    title: "User groups",
    add: "Add user group",
    addTitle: "Add user group",
    editTitle: "Edit user group",
    search: "Search by name",
    empty: "No user groups",
    emptyText: "A user group is a part of a company’s employees. Front-page news can be limited to it.",
    fields: { name: "Name", entity: "Company", people: "Employees", addedAt: "Added" },
    help: { entity: "The company whose employees it groups." },
    act: {
      remove: "The user group is deleted **immediately**. Its employees stay; they only lose this group.",
    },
  },
  "user-notification-emails": {
    title: "Notification e-mails",
    add: "Add address",
    addTitle: "Add notification e-mail",
    editTitle: "Edit notification address",
    search: "Search by address",
    empty: "No notification addresses",
    emptyText: "Up to 50 addresses that are notified in addition to the employee.",
    fields: { email: "E-mail", inactivity: "Inactivity", autopilot: "Autopilot", broadcast: "Broadcasts" },
    help: {
      inactivity: "When an employee has been inactive for a long time.",
      autopilot: "When autopilot had nothing to share.",
      broadcast: "When a broadcast is sent.",
    },
  },
  groupMembers: {
    open: "Employees…",
    title: "Employees in “{{name}}”",
    find: "Add employees",
    findHelp: "At least {{count}} characters of a name or e-mail address.",
    none: "No results",
    add: "Add",
    added_one: "{{count}} employee added.",
    added_other: "{{count}} employees added.",
    empty: "No employees yet",
    more: "Show more",
    remove: "Remove {{name}}",
    removed: "{{name}} removed.",
    loading: "Loading employees",
    failed: "Couldn’t load employees.",
    close: "Close",
  },
  password: {
    menu: "Change password…",
    back: "Editors-in-Chief",
    title: "Change password for {{name}}",
    text: "Give the password to the person yourself; it isn’t e-mailed. They’re signed out now and have to change it at the next login.",
    newPassword: "New password",
    confirmPassword: "Repeat new password",
    save: "Set password",
    done: "Password set. {{name}} has to change it at the next login.",
    notYours:
      "You can’t set this password. It’s your own, or the person’s role has permissions you don’t have.",
  },
  multipass: {
    title: "One-time login link",
    text: "Opens one employee’s account, once and within {{minutes}} minutes. Every link is recorded in the audit log with your name.",
    person: "Employee",
    personHelp: "At least {{count}} characters of a name or e-mail address.",
    make: "Create link",
    ready: "Link for {{name}}",
    once: "Shown only now. It works once and until {{time}}; after that it’s no longer valid.",
    copy: "Copy link",
    copied: "Link copied.",
    another: "Create another link",
    link: "One-time login link",
  },
} as const;
