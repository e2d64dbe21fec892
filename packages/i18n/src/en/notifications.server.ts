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
  enquiryReceived: {
    subject: "New enquiry from {{name}}",
    heading: "Somebody has written to us",
    meeting: "{{name}} ({{company}}) asks for a meeting.",
    contact: "{{name}} has sent this message:",
    button: "Open the enquiry",
    footer: "You receive this e-mail because enquiries of the site are sent to this address.",
  },
  enquiryReply: {
    meeting: "Your request for a meeting",
    contact: "Our answer to your message",
    heading: "Our answer to you",
    greeting: "Hello {{name}},",
    youWrote: "You wrote:",
    footer: "You receive this e-mail because you wrote to us.",
  },
  unsubscribed: "You will receive no more e-mails of this kind.",
  footer: "You receive this e-mail because you take part in the programme of {{company}}.",
} as const;
