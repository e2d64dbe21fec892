import type { ModuleScreens } from "../screens/screen.ts";

export const operationsScreens = {
  module: "operations",
  admin: [
    ["/admin/killswitch", "Kill switch: all sharing and cron", "list_kill_switch_cron"],
    ["/admin/scheduled-jobs", "Scheduled jobs", "list_kill_switch_cron"],
    ["/admin/viewcronlog/:id", "Log of a kill switch", "list_kill_switch_cron"],
    ["/admin/post-killswitch", "Kill switch: posts", "list_kill_switch_post"],
    ["/admin/prohibited-emails", "Prohibited e-mails", "list_prohibited_email"],
    ["/admin/error_log", "Error log", "list_error_log"],
    ["/admin/post-log", "Post log", "list_post_log"],
    ["/admin/activity-log", "What staff did", "list_corporate_user"],
    ["/admin/works-council", "Who sees what of employees", "list_corporate_user"],
    ["/admin/app-setting", "App settings", "never"],
    ["/admin/dashboard-setting", "Dashboard settings", "never"],
  ],
  employee: [["/visible-to-others", "What others see of me", "user"]],
} as const satisfies ModuleScreens;
