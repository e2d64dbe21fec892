export const identity = {
  login: {
    title: "Sign in to the back office",
    text: "For staff of the provider and of client companies.",
    email: "E-mail",
    password: "Password",
    show: "Show the password",
    submit: "Sign in",
    failed: "Not signed in",
    generic: "Some error occured, please try again",
    offline: "There is no connection. Check the network and try again.",
    captcha: "Please verify captcha",
    doubtful:
      "We could not make sure that you are a person. Please try again, or use another browser without blockers.",
    protected: "Protected by reCAPTCHA.",
    languages: "Language",
  },
} as const;
