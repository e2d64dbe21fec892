import "../../../shared/theme/styles-screens.ts";
import { Button } from "@mantine/core";
import { StatusDot } from "@polyphon/ui/feedback/status-dot.tsx";
import { Card } from "@polyphon/ui/layout/card.tsx";
import { PageHead } from "@polyphon/ui/layout/page/page-head.tsx";
import { IconMailForward } from "@tabler/icons-react";
import { holds, useAccount } from "../../../shared/session/account.ts";
import { useGo } from "../../../shared/address/app-link.tsx";
import { formatMoment } from "../../../shared/time/format-time.ts";
import { screenHref } from "../../../shared/address/screen-href.ts";
import { useText } from "../../../shared/text/use-text.ts";
import type { EnquiryRow } from "./enquiry-columns.tsx";
import { EnquiryFacts, EnquiryMessage } from "./enquiry-facts.tsx";
import { EnquiryFrame } from "./enquiry-frame.tsx";
import classes from "./enquiry.module.css";

function Enquiry({ enquiry }: { enquiry: EnquiryRow }) {
  const { text, language } = useText();
  const account = useAccount();
  const go = useGo();
  const open = enquiry.state === "OPEN";
  return (
    <div className={classes.page}>
      <PageHead
        title={enquiry.name}
        sub={
          <span className={classes.sub}>
            <StatusDot tone={open ? "warn" : "ok"}>{text(`site.enquiries.${enquiry.state}`)}</StatusDot>
            {text(`site.enquiries.${enquiry.kind}`)} ·{" "}
            {text("site.enquiry.received", { moment: formatMoment(enquiry.createdAt, language) })}
          </span>
        }
        actions={
          open &&
          holds(account, "reply_enquiry") && (
            <Button
              leftSection={<IconMailForward size={15} stroke={1.7} aria-hidden />}
              onClick={() => go(screenHref("/admin/enquiry-reply/:id", { id: enquiry.id }))}
            >
              {text("site.enquiry.answer")}
            </Button>
          )
        }
      />
      <div className={classes.columns}>
        <div className={classes.main}>
          <EnquiryMessage enquiry={enquiry} />
          <Card
            title={text("site.enquiry.reply")}
            aside={
              enquiry.repliedAt === null
                ? undefined
                : text("site.enquiry.replied", { moment: formatMoment(enquiry.repliedAt, language) })
            }
          >
            {enquiry.reply === null ? (
              <p className={classes.quiet}>{text("site.enquiry.notReplied")}</p>
            ) : (
              <p className={classes.words}>{enquiry.reply}</p>
            )}
          </Card>
        </div>
        <EnquiryFacts enquiry={enquiry} />
      </div>
    </div>
  );
}

export default function ViewEnquiryScreen() {
  return <EnquiryFrame>{(enquiry) => <Enquiry enquiry={enquiry} />}</EnquiryFrame>;
}
