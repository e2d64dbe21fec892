export const site = {
  meetingRequested: "Thank you. We have received your request and will get in touch with you.",
  contactSent: "Thank you for your message. We will answer you by e-mail.",
} as const;
