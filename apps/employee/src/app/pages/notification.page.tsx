import { PageHead } from "@polyphon/ui/layout/page-head.tsx";
import { NoticeList } from "../../features/notifications/notice-list.tsx";
import { t } from "../../shared/text.ts";
import { useTitle } from "../../shared/use-title.ts";
import { useUnread } from "../use-unread.ts";
import classes from "./narrow.module.css";

export default function NotificationPage() {
  useTitle(t("screens./notification"));
  const count = useUnread();
  return (
    <div className={classes.page}>
      <div className={classes.head}>
        <PageHead title={t("notifications.title")} sub={t("notifications.unread", { count })} />
      </div>
      <NoticeList />
    </div>
  );
}
