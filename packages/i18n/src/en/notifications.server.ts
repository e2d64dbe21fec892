export const notifications = {
  connectionLost: {
    subject: "Your {{network}} connection has ended",
    preview: "Connect {{network}} again; your scheduled posts wait for you.",
    heading: "Please connect {{network}} again",
    greeting: "Hello {{name}},",
    what: "{{network}} has ended the connection to your account. This happens from time to time, for example after a change of password.",
    waits:
      "Your scheduled posts on {{network}} are kept and wait. They continue once you have connected again; those more than a day late then are left out.",
    button: "Connect {{network}} again",
  },
  footer: "You receive this e-mail because you take part in the programme of {{company}}.",
} as const;
