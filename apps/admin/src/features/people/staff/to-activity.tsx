import { ScreenButton } from "../../../shared/screens/screen-button.tsx";

/** From the staff of a company to what they did. */
export const toActivity = { headActions: <ScreenButton path="/admin/activity-log" /> };
