import type { ModuleScreens } from "../screens/screen.ts";

export const outreachScreens = {
  module: "outreach",
  admin: [
    ["/admin/manage-annoucements", "Announcements", "list_announcement"],
    ["/admin/add-annoucement", "Add announcement", "list_announcement"],
    ["/admin/edit-annoucement/:id", "Edit announcement", "list_announcement"],
    ["/admin/scheduled_broadcast_posts", "Create a broadcast", "add_schedule_broadcast_post"],
    [
      "/admin/scheduled_broadcast_post/scheduled_broadcasts",
      "Scheduled broadcasts",
      "list_schedule_broadcast_post",
    ],
    ["/admin/newsletter", "Newsletter and newsletter wizard", "list_newsletter_configuration"],
    ["/admin/manage-email", "E-mail templates with excluded entities", "never"],
    ["/admin/notifications", "Notifications", "list_notification"],
    ["/admin/add-notification", "Add notification", "list_notification"],
    ["/admin/notification-view/:id", "View notification", "list_notification"],
    ["/admin/manage-banner", "Banners", "never"],
    ["/admin/add-banner", "Add banner", "never"],
    ["/admin/edit-banner/:id", "Edit banner", "never"],
  ],
  employee: [
    ["/newsletter", "Newsletter list", "user", "newsletter; not for associate users"],
    ["/newsletter-configuration", "Newsletter configuration", "user", "newsletter; not for associate users"],
    ["/notification", "Notifications", "user"],
    ["/unsubscribe_emails", "E-mail unsubscribe", "both"],
  ],
} as const satisfies ModuleScreens;
