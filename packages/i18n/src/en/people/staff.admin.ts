const fields = {
  firstName: "First name",
  lastName: "Last name",
  email: "E-mail",
  notificationEmails: "Notification e-mails",
  enabled: "Status",
  addedAt: "Added",
} as const;

const help = {
  email: "The person signs in with it and gets a mail to choose a password.",
  notificationEmails: "Told beside the person. Press Enter after each address, at most 50.",
} as const;

const act = {
  activate: "The person can sign in again **at once**.",
  deactivate:
    "The person is **signed out at once** and cannot sign in until the account is switched on again.",
  remove:
    "The person loses this role **at once**. Whoever holds no other role can no longer sign in; posts and logs keep the name.",
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
  curatorCode: "Under which the work is counted and paid.",
  categories: "What is written, judged or approved by this person.",
  weeklyTarget: "Posts each week. 0 means no target.",
} as const;

const choices = {
  contentLanguage: {
    ENGLISH: "English",
    GERMAN: "German",
    SWEDISH: "Swedish",
    DUTCH: "Dutch",
    PORTUGUESE: "Portuguese",
    ITALIAN: "Italian",
    FRENCH: "French",
    SPANISH: "Spanish",
    CZECH: "Czech",
    POLISH: "Polish",
    HUNGARIAN: "Hungarian",
  },
} as const;

const sections = {
  work: { title: "Work", text: "What the person works on." },
} as const;

const editorial = { fields: editorialFields, help: editorialHelp, choices, sections, act } as const;

/** Back-office users, groups of employees, and who is told about employees. */
export const peopleStaff = {
  "chief-users": {
    title: "Editors-in-Chief",
    add: "Add Editor-in-Chief",
    addTitle: "Add an Editor-in-Chief",
    editTitle: "Edit Editor-in-Chief",
    search: "Search by name, e-mail or code",
    empty: "No Editor-in-Chief",
    emptyText: "An Editor-in-Chief checks posts after the proofreader and leads writers and proofreaders.",
    ...editorial,
  },
  "approver-users": {
    title: "Approvers",
    add: "Add approver",
    addTitle: "Add an approver",
    editTitle: "Edit approver",
    search: "Search by name, e-mail or code",
    empty: "No approvers",
    emptyText: "Approvers publish the posts of their categories, or return them.",
    ...editorial,
  },
  "proof-reader-users": {
    title: "Proofreaders",
    add: "Add proofreader",
    addTitle: "Add a proofreader",
    editTitle: "Edit proofreader",
    search: "Search by name, e-mail or code",
    empty: "No proofreaders",
    emptyText: "Proofreaders are the first to check a post: language and facts.",
    ...editorial,
  },
  "writer-users": {
    title: "Writers",
    add: "Add writer",
    addTitle: "Add a writer",
    editTitle: "Edit writer",
    search: "Search by name, e-mail or code",
    empty: "No writers",
    emptyText: "Writers write posts for their categories against a weekly target.",
    ...editorial,
    fields: { ...editorialFields, readyToPublish: "Ready to publish" },
    help: {
      ...editorialHelp,
      readyToPublish: "Posts of this writer skip proofreading and go straight to the approver.",
    },
  },
  "corporate-users": {
    title: "Corporate users",
    add: "Add corporate user",
    addTitle: "Add a corporate user",
    editTitle: "Edit corporate user",
    search: "Search by name or e-mail",
    empty: "No corporate users",
    emptyText: "Corporate users manage the content and the people of a company.",
    fields: { ...fields, type: "Type", company: "Company" },
    help: { ...help, type: "An Admin Corporate also manages the other users of the company." },
    choices: { type: { ADMIN_CORPORATE: "Admin Corporate", AGENCY: "Agency", CORPORATE: "Corporate" } },
    act,
  },
  "user-group-parameters": {
    title: "User group parameters",
    add: "Add parameter",
    addTitle: "Add a user group parameter",
    editTitle: "Edit user group parameter",
    search: "Search by name",
    empty: "No user group parameters",
    emptyText: "A parameter names a part of a company’s employees. Front-page news can be kept to it.",
    fields: { name: "Name", entity: "Entity", people: "Employees", addedAt: "Added" },
    help: { entity: "The company whose employees it names." },
    act: { remove: "The parameter is deleted **at once**. Its employees stay, they only lose this mark." },
  },
  "user-notification-emails": {
    title: "User notification e-mails",
    add: "Add address",
    addTitle: "Add a notification address",
    editTitle: "Edit notification address",
    search: "Search by address",
    empty: "No notification addresses",
    emptyText: "Up to 50 addresses that are told beside the employee.",
    fields: { email: "E-mail", inactivity: "Inactivity", autopilot: "Autopilot", broadcast: "Broadcasts" },
    help: {
      inactivity: "When an employee has not been here for long.",
      autopilot: "When autopilot had nothing to share.",
      broadcast: "When a broadcast goes out.",
    },
  },
  groupMembers: {
    open: "Employees…",
    title: "Employees of “{{name}}”",
    find: "Add employees",
    findHelp: "At least {{count}} characters of a name or an e-mail address.",
    none: "Nobody matches",
    add: "Add",
    added_one: "{{count}} employee added.",
    added_other: "{{count}} employees added.",
    empty: "Nobody yet",
    more: "Show more",
    remove: "Take {{name}} out",
    removed: "{{name}} is taken out.",
    loading: "The employees are being loaded",
    failed: "The employees could not be loaded.",
    close: "Close",
  },
  password: {
    menu: "Change password…",
    back: "Editors-in-Chief",
    title: "Change the password of {{name}}",
    text: "Tell it to the person yourself: it is in no mail. The person is signed out now and must change it at the next login.",
    newPassword: "New password",
    confirmPassword: "Repeat the new password",
    save: "Set the password",
    done: "The password is set. {{name}} must change it at the next login.",
    notYours: "You cannot set this password: it is your own, or the person holds a role beyond your rights.",
    notFound: "There is no such user",
    notFoundText: "The account may have been removed. The list shows who is there.",
  },
  multipass: {
    title: "One-time login link",
    text: "Opens the account of one employee, once and within {{minutes}} minutes. Every link is written to the audit trail with your name.",
    person: "Employee",
    personHelp: "At least {{count}} characters of a name or an e-mail address.",
    make: "Make a link",
    ready: "The link for {{name}}",
    once: "It is shown only now. It is good once and until {{time}}; after that it opens nothing.",
    copy: "Copy the link",
    copied: "The link is copied.",
    another: "Make another one",
    link: "One-time login link",
  },
} as const;
