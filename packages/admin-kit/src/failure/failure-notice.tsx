import { NoticeStrip } from "@polyphon/ui/feedback/notice-strip.tsx";
import { useKit } from "../kit/kit-context.tsx";
import { failureText } from "./failure-text.ts";
import { UsesList } from "./uses-list.tsx";

/** Why a command was refused; of something in use, with the way to what uses it. */
export function FailureNotice({ error }: { error: unknown }) {
  const { text } = useKit();
  return (
    <NoticeStrip tone="bad">
      {failureText(error, text).text}
      <UsesList error={error} />
    </NoticeStrip>
  );
}
