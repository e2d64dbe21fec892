import { IconFlag, IconFlagFilled } from "@tabler/icons-react";
import { Suspense, useState } from "react";
import { notify } from "../../../shared/notices/notices.ts";
import { t } from "../../../shared/text/text.ts";
import classes from "./report-button.module.css";
import type { FrontPost } from "../feed/use-feed.ts";
import { lazyPart } from "../../../shared/connection/lazy-part.ts";

const ReportPostModal = lazyPart(() => import("./report-post.modal.tsx"));

/** Reporting is the only action besides sharing and liking, so it needs no menu. */
export function ReportButton({ post }: { post: FrontPost }) {
  const [open, setOpen] = useState(false);
  const label = t(post.reported ? "content.report.again" : "content.report.open");
  return (
    <>
      <button
        type="button"
        className={classes.report}
        aria-label={`${label}: ${post.title}`}
        title={label}
        aria-haspopup="dialog"
        onClick={() => {
          if (post.can.report) setOpen(true);
          else notify("info", t("content.light.report"), { title: t("content.light.title") });
        }}
      >
        {post.reported ? (
          <IconFlagFilled size={18} aria-hidden />
        ) : (
          <IconFlag size={18} stroke={1.7} aria-hidden />
        )}
      </button>
      {open && (
        <Suspense fallback={null}>
          <ReportPostModal post={post} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
