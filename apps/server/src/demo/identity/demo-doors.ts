/** People who meet something at the door: a choice, a duty, or an app of another kind. All have the demo password. */
export const demoDoors = {
  severalRoles: "roles@polyphon.example",
  /** Signs in as the person with several roles, straight into one of them. */
  alias: "desk@polyphon.example",
  termsOpen: "terms@nordwind.example",
  mustChangePassword: "change@nordwind.example",
  passwordExpired: "expired@nordwind.example",
  crossDomain: "partner@harbour.example",
  individual: "solo@mail.example",
} as const;

/** Whom the tour still has to show around: several, because each of them is new only once. */
export const demoNewcomers = ["Nele", "Nils", "Nora", "Noah"].map((firstName) => ({
  firstName,
  lastName: "Neumann",
  email: `${firstName.toLowerCase()}.neumann@nordwind.example`,
}));
