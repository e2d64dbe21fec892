import { ScreenButton } from "../../../shared/screens/screen-button.tsx";

/** From the staff of a company to what they did, and to what they see of employees. */
export const toActivity = {
  headActions: (
    <>
      <ScreenButton path="/admin/works-council" />
      <ScreenButton path="/admin/activity-log" />
    </>
  ),
};
