/** People who meet a special case when they sign in: a choice, a duty, or another app. All have the demo password. */
export const demoDoors = {
  severalRoles: "roles@polyphon.example",
  /** Signs in as the person with several roles, straight into one of them. */
  alias: "office@polyphon.example",
  termsOpen: "terms@nordwind.example",
  mustChangePassword: "change@nordwind.example",
  passwordExpired: "expired@nordwind.example",
  crossDomain: "partner@harbour.example",
  individual: "solo@mail.example",
} as const;

/** People who have not seen the tour: several, because each of them is new only once. */
export const demoNewcomers = ["Nele", "Nils", "Nora", "Noah"].map((firstName) => ({
  firstName,
  lastName: "Neumann",
  email: `${firstName.toLowerCase()}.neumann@nordwind.example`,
}));
