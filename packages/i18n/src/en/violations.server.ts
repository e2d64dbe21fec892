/** Sentences for field violations, by the kind of rule that was broken. */
export const violations = {
  required: "This field is required.",
  tooShort: "At least {{minimum}} characters, please.",
  tooLong: "At most {{maximum}} characters, please.",
  tooFew: "At least {{minimum}}, please.",
  tooMany: "At most {{maximum}}, please.",
  email: "Please enter an e-mail address.",
  url: "Please enter an address that starts with http:// or https://.",
  format: "This value does not have the right form.",
  password:
    "8 to 15 characters, with at least one digit, one lower-case letter, one upper-case letter and one special character, please.",
  passwordMatch: "The new password and confirm password must match",
  passwordSame: "Please choose a password that differs from the current one.",
  choice: "Please choose one of the offered values.",
} as const;
