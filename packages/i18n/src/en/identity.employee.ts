export const identity = {
  login: {
    title: "Welcome back",
    text: "Share what your company is working on, in your own voice.",
    email: "E-mail",
    password: "Password",
    showPassword: "Show or hide the password",
    submit: "Log in",
    forgot: "Forgot password?",
    newHere: "New here?",
    register: "Register with your company e-mail",
    emailRequired: "Please enter your e-mail address.",
    emailFormat: "Please enter an e-mail address.",
    emailLength: "At most {{max}} characters, please.",
    passwordRequired: "Please enter your password.",
    failed: "Some error occured, please try again",
    captchaUnavailable:
      "The check against robots could not be loaded. It may be blocked on your network; please try again.",
    challengeNeeded:
      "We could not tell for sure that you are a person. A visible captcha is needed now, which this version cannot show yet. Please try again in another browser, or ask your administrator.",
    picture: "Many voices, one story",
  },
  profile: {
    title: "My profile",
    account: "Your account",
    name: "Name",
    email: "E-mail",
    company: "Company",
    preferences: "Language and colours",
    preferencesText: "Kept on this device.",
  },
  loggedOut: "You are logged out.",
} as const;
