/** For the dashboards of staff. */
export { countEndingAnnouncements } from "./announcements/ending-announcements.store.ts";
