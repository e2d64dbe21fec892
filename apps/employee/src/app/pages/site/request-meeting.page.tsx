import { PageHead } from "@polyphon/ui/layout/page/page-head.tsx";
import { MeetingForm } from "../../../features/site/enquiries/meeting-form.tsx";
import { t } from "../../../shared/text/text.ts";
import { useTitle } from "../../../shared/text/use-title.ts";
import { askChallenge } from "./ask-challenge.tsx";
import classes from "../narrow.module.css";

export default function RequestMeetingPage() {
  useTitle(t("screens./request-meeting"));
  return (
    <div className={classes.page}>
      <div className={classes.head}>
        <PageHead title={t("site.meeting.title")} sub={t("site.meeting.text")} />
      </div>
      <MeetingForm ask={askChallenge} />
    </div>
  );
}
