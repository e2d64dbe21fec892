import { PageHead } from "@polyphon/ui/layout/page/page-head.tsx";
import { useState } from "react";
import { NoticeList } from "../../features/notifications/notices/notice-list.tsx";
import { t } from "../../shared/text/text.ts";
import { useTitle } from "../../shared/text/use-title.ts";
import { useUnread } from "../header/use-unread.ts";
import classes from "./narrow.module.css";

export default function NotificationPage() {
  useTitle(t("screens./notification"));
  const unread = useUnread();
  // Opening the list marks them as seen; the count of new ones is still shown while they are marked as new below.
  const [count, setCount] = useState(unread);
  if (unread > count) setCount(unread);
  return (
    <div className={classes.page}>
      <div className={classes.head}>
        <PageHead title={t("notifications.title")} sub={t("notifications.unread", { count })} />
      </div>
      <NoticeList />
    </div>
  );
}
