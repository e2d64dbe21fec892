export const site = {
  meetingRequested: "Thank you. We’ve received your request and will get in touch.",
  contactSent: "Thank you for your message. We’ll reply by e-mail.",
} as const;
