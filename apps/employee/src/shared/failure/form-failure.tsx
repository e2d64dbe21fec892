import { NoticeStrip } from "@polyphon/ui/feedback/notice-strip.tsx";
import type { FailureText } from "./failure-text.ts";
import { t } from "../text/text.ts";

/** Why the form could not be sent, above its fields, with the reference for support after a server error. */
export function FormFailure({ failure }: { failure: FailureText | null }) {
  if (failure === null) return null;
  return (
    <NoticeStrip tone="bad">
      {failure.title !== null && <b>{failure.title} </b>}
      {failure.text}
      {failure.reference !== null && (
        <>
          {" "}
          {t("shell.failure.reference")} {failure.reference}
        </>
      )}
    </NoticeStrip>
  );
}
