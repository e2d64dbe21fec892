/** What the API answers, and the mails about the own account. */
export const identity = {
  answers: {
    loggedOut: "Logout successfully",
    resetSent: "If there is an account with this address, an e-mail with a link is on its way.",
    passwordReset: "Your new password is set. Please sign in with it.",
    passwordChanged: "Your password has been changed.",
    registered: "Thank you. Please open the link in the e-mail that we have sent to you.",
    verified: "Your e-mail address is confirmed. You can sign in now.",
    verifiedWaits:
      "Your e-mail address is confirmed. Your company now has to approve your account; then you can sign in.",
  },
  mails: {
    greeting: "Hello {{name}},",
    footer: "This e-mail belongs to your account at {{company}}.",
    resetPassword: {
      subject: "Choose a new password",
      preview: "The link is good once and for {{minutes}} minutes.",
      heading: "Choose a new password",
      what: "Somebody, probably you, asked for a new password for your account. The link below is good once and for {{minutes}} minutes.",
      otherwise: "If it was not you, you need not do anything: your password stays as it is.",
      button: "Choose a new password",
    },
    staffInvitation: {
      subject: "Your access to the back office",
      preview: "Choose a password and you can begin.",
      heading: "Your access to the back office",
      what: "An account in the back office was made for you. Choose your password with the link below; it is good once and for {{days}} days.",
      otherwise: "If the link is over, ask for a new one on the login page with “Forgot password”.",
      button: "Choose my password",
    },
    verifyUser: {
      subject: "Please confirm your e-mail address",
      preview: "One more step and your registration is complete.",
      heading: "Please confirm your e-mail address",
      what: "Thank you for your registration. Please confirm with the link below that this address is yours; it is good for {{hours}} hours.",
      otherwise: "If you did not register, please leave this e-mail unanswered: nothing will happen.",
      button: "Confirm my address",
    },
    firstPassword: {
      subject: "Welcome: your account at {{company}}",
      preview: "Your first password, and where to sign in.",
      heading: "Your account is ready",
      what: "{{company}} has set up an account for you. Sign in with {{email}} and this first password: {{password}}",
      otherwise:
        "You will be asked to choose a password of your own as soon as you sign in. Please do not pass this e-mail on.",
      button: "Sign in",
    },
    alreadyRegistered: {
      subject: "You have an account already",
      preview: "Somebody tried to register with your address.",
      heading: "You have an account already",
      what: "Somebody, probably you, tried to register with this address. There is an account for it already, so nothing was changed.",
      otherwise: "If you have forgotten your password, you can choose a new one.",
      button: "I have forgotten my password",
    },
    passwordChanged: {
      subject: "Your password was changed",
      preview: "If it was not you, please act at once.",
      heading: "Your password was changed",
      what: "The password of your account was changed just now. All other devices have been signed out.",
      otherwise: "If it was not you, please choose a new password at once and tell your administrator.",
      button: "Choose a new password",
    },
  },
} as const;
