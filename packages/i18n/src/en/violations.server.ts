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
  choice: "Please choose one of the offered values.",
} as const;
