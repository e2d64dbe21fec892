import { z } from "zod";
import { emailField } from "../identity/fields.ts";
import { resource } from "../kit/resource/resource.ts";

/** Who is notified beside the employee: about inactivity, autopilot and broadcasts. */
export const userNotificationEmail = resource({
  name: "user-notification-emails",
  module: "people",
  ref: "userNotificationEmail",
  fields: {
    email: { kind: "text", schema: emailField.meta({ example: "person@mail.example" }) },
    inactivity: { kind: "switch", schema: z.boolean() },
    autopilot: { kind: "switch", schema: z.boolean() },
    broadcast: { kind: "switch", schema: z.boolean() },
  },
  columns: ["email", "inactivity", "autopilot", "broadcast"],
  searchIn: ["email"],
  sortBy: "email",
  filters: ["inactivity", "autopilot", "broadcast"],
  access: { list: null },
  screens: { list: "/admin/user-notification-emails", add: "/admin/addusernotification" },
  owner: "provider",
  errors: ["too_many_entries"],
});
