import "../../../shared/theme/styles-screens.ts";
import { Button, Textarea } from "@mantine/core";
import { failureText } from "@polyphon/admin-kit/failure/failure-text.ts";
import { limits } from "@polyphon/contract/limits.ts";
import { replyEnquiry } from "@polyphon/contract/site/site.contract.ts";
import { EmptyState } from "@polyphon/ui/feedback/state/empty-state.tsx";
import { NoticeStrip } from "@polyphon/ui/feedback/notice-strip.tsx";
import { Card } from "@polyphon/ui/layout/card.tsx";
import { PageHead } from "@polyphon/ui/layout/page/page-head.tsx";
import { useCommand } from "@polyphon/web/api/use-endpoint.ts";
import { IconMailCheck } from "@tabler/icons-react";
import { useEffect, useRef, useState, type FormEvent } from "react";
import { useGo } from "../../../shared/address/app-link.tsx";
import { useNotify } from "../../../shared/notices/notices.tsx";
import { UnsavedGuard } from "../../../shared/form/unsaved-guard.tsx";
import { useText } from "../../../shared/text/use-text.ts";
import { type EnquiryRow, viewHref } from "./enquiry-columns.tsx";
import { EnquiryFacts, EnquiryMessage } from "./enquiry-facts.tsx";
import { EnquiryFrame } from "./enquiry-frame.tsx";
import classes from "./enquiry.module.css";

function useReply(enquiry: EnquiryRow) {
  const { text } = useText();
  const go = useGo();
  const notify = useNotify();
  const sent = useRef(false);
  const command = useCommand(replyEnquiry, {
    onSuccess: () => {
      sent.current = true;
      notify({ tone: "ok", text: text("site.enquiry.sent") });
      go(viewHref(enquiry));
    },
  });
  return { command, sent };
}

function ReplyForm({ enquiry }: { enquiry: EnquiryRow }) {
  const { text } = useText();
  const go = useGo();
  const { command, sent } = useReply(enquiry);
  const [reply, setReply] = useState("");
  const [missing, setMissing] = useState(false);
  const area = useRef<HTMLTextAreaElement>(null);
  const written = useRef(false);
  useEffect(() => {
    written.current = reply.trim() !== "";
  }, [reply]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const empty = reply.trim() === "";
    setMissing(empty);
    if (empty) area.current?.focus();
    else if (!command.isPending) command.mutate({ id: enquiry.id, reply });
  };
  const failure = command.error && failureText(command.error, text);
  return (
    <Card title={text("site.enquiry.yourReply")}>
      <UnsavedGuard when={() => written.current && !sent.current} />
      <form className={classes.form} onSubmit={submit} noValidate>
        {failure && (
          <NoticeStrip tone="bad">
            <b>{text("site.enquiry.notSent")}</b> {failure.text}
          </NoticeStrip>
        )}
        <Textarea
          ref={area}
          aria-label={text("site.enquiry.yourReply")}
          description={text("site.enquiry.replyText", { email: enquiry.email })}
          autosize
          minRows={8}
          maxRows={20}
          maxLength={limits.form.messageMax}
          value={reply}
          error={missing && reply.trim() === "" ? text("site.page.required") : undefined}
          onChange={(event) => setReply(event.currentTarget.value)}
        />
        <div className={classes.end}>
          <Button variant="default" onClick={() => go(viewHref(enquiry))}>
            {text("site.enquiry.cancel")}
          </Button>
          <Button type="submit" loading={command.isPending}>
            {text("site.enquiry.send")}
          </Button>
        </div>
      </form>
    </Card>
  );
}

function Reply({ enquiry }: { enquiry: EnquiryRow }) {
  const { text } = useText();
  const go = useGo();
  return (
    <div className={classes.page}>
      <PageHead title={text("site.enquiry.replyTitle", { name: enquiry.name })} />
      <div className={classes.columns}>
        <div className={classes.main}>
          {enquiry.state === "OPEN" ? (
            <ReplyForm enquiry={enquiry} />
          ) : (
            <Card>
              <EmptyState
                icon={<IconMailCheck size={22} stroke={1.7} />}
                title={text("site.enquiry.already")}
                actions={
                  <Button variant="default" onClick={() => go(viewHref(enquiry))}>
                    {text("site.enquiry.back")}
                  </Button>
                }
              />
            </Card>
          )}
          <EnquiryMessage enquiry={enquiry} />
        </div>
        <EnquiryFacts enquiry={enquiry} />
      </div>
    </div>
  );
}

export default function EnquiryReplyScreen() {
  return <EnquiryFrame>{(enquiry) => <Reply enquiry={enquiry} />}</EnquiryFrame>;
}
