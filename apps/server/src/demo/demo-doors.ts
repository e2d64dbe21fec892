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
