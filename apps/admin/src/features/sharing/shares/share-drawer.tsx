import { Button, Drawer } from "@mantine/core";
import { ConfirmDialog } from "@polyphon/admin-kit/dialog/confirm-dialog.tsx";
import { failureText } from "@polyphon/admin-kit/failure/failure-text.ts";
import { useKit } from "@polyphon/admin-kit/kit/kit-context.tsx";
import { LoadFailed } from "@polyphon/admin-kit/failure/load-failed.tsx";
import { cancelCompanyShare, readCompanyShare } from "@polyphon/contract/sharing/admin-calendar.contract.ts";
import { networkNames } from "@polyphon/i18n/en/networks/networks.shared.ts";
import { StatusDot } from "@polyphon/ui/feedback/status-dot.tsx";
import { NoticeStrip } from "@polyphon/ui/feedback/notice-strip.tsx";
import { SkeletonRows } from "@polyphon/ui/feedback/loading/skeleton-rows.tsx";
import { useCommand, useEndpoint } from "@polyphon/web/api/use-endpoint.ts";
import { IconExternalLink } from "@tabler/icons-react";
import { useState } from "react";
import { useNotify } from "../../../shared/notices/notices.tsx";
import { ShareReason } from "../../../shared/shares/share-reason.tsx";
import { shareTones } from "../../../shared/shares/share-tones.ts";
import { Withheld } from "../../../shared/screens/withheld.tsx";
import { useText } from "../../../shared/text/use-text.ts";
import classes from "../calendar/calendar.module.css";
import { type CompanyClock, type CompanyShare, makeClock } from "../calendar/company-entries.tsx";
import { RescheduleForm } from "./reschedule-form.tsx";
import { TextForm } from "./text-form.tsx";

export interface ShareDrawerProps {
  shareId: number;
  onClose: () => void;
}

function Facts({ share, clock }: { share: CompanyShare; clock: CompanyClock }) {
  const { text, language } = useText();
  return (
    <>
      <h3 className={classes.post}>{share.postTitle}</h3>
      <dl className={classes.facts}>
        <dt>{text("sharing.share.state")}</dt>
        <dd>
          <StatusDot tone={shareTones[share.state]}>
            {text(`sharing.calendar.states.${share.state}`)}
          </StatusDot>
        </dd>
        <dt>{text("sharing.share.where")}</dt>
        <dd>{networkNames[share.network]}</dd>
        <dt>{text("sharing.share.when")}</dt>
        <dd>
          {text("sharing.stuck.whenIn", {
            when: clock.moment(share.sharedAt ?? share.dueAt),
            zone: clock.zone,
          })}
        </dd>
        {share.state === "SHARED" && (
          <>
            <dt>{text("sharing.share.clicks")}</dt>
            <dd>{share.clicks?.toLocaleString(language) ?? <Withheld />}</dd>
          </>
        )}
      </dl>
    </>
  );
}

function CancelQuestion({ share, onEnd }: { share: CompanyShare; onEnd: () => void }) {
  const { text } = useText();
  const notify = useNotify();
  const command = useCommand(cancelCompanyShare, {
    onSuccess: () => {
      notify({ tone: "ok", text: text("sharing.share.cancelled") });
      onEnd();
    },
  });
  return (
    <ConfirmDialog
      opened
      danger
      title={text("sharing.share.cancelTitle")}
      yesLabel={text("sharing.share.cancelYes")}
      cancelLabel={text("sharing.share.keep")}
      busy={command.isPending}
      onYes={() => command.mutate({ shareId: share.id })}
      onCancel={onEnd}
    >
      {command.error ? (
        <NoticeStrip tone="bad">{failureText(command.error, text).text}</NoticeStrip>
      ) : (
        text("sharing.share.cancelText", {
          title: share.postTitle,
          name: share.employee.name,
          network: networkNames[share.network],
        })
      )}
    </ConfirmDialog>
  );
}

function Details({ share }: { share: CompanyShare }) {
  const { text, language } = useText();
  const clock = makeClock(share.company.timeZone, language);
  const [doing, setDoing] = useState<"reschedule" | "edit" | "cancel" | null>(null);
  const end = () => setDoing(null);
  const network = networkNames[share.network];
  return (
    <div className={classes.details}>
      <Facts share={share} clock={clock} />
      <ShareReason share={share} />
      {doing === "edit" ? (
        <TextForm share={share} onEnd={end} />
      ) : (
        <p className={classes.text}>{share.text === null ? <Withheld /> : share.text}</p>
      )}
      {doing === "reschedule" && <RescheduleForm share={share} clock={clock} onEnd={end} />}
      {(doing === null || doing === "cancel") && (
        <div className={classes.actions}>
          {share.permalink !== null && (
            <Button
              component="a"
              href={share.permalink}
              target="_blank"
              rel="noreferrer"
              variant="default"
              leftSection={<IconExternalLink size={15} aria-hidden />}
            >
              {text("sharing.share.open", { network })}
            </Button>
          )}
          {share.can.reschedule && (
            <Button onClick={() => setDoing("reschedule")}>{text("sharing.share.reschedule")}</Button>
          )}
          {share.can.editText && (
            <Button variant="default" onClick={() => setDoing("edit")}>
              {text("sharing.share.edit")}
            </Button>
          )}
          {share.can.cancel && (
            <Button variant="default" aria-haspopup="dialog" onClick={() => setDoing("cancel")}>
              {text("sharing.share.cancel")}
            </Button>
          )}
        </div>
      )}
      {doing === "cancel" && <CancelQuestion share={share} onEnd={end} />}
    </div>
  );
}

/** One share of an employee beside a list or the calendar, with its reason and what staff may still change. */
export default function ShareDrawer({ shareId, onClose }: ShareDrawerProps) {
  const { text } = useText();
  const kit = useKit();
  const found = useEndpoint(readCompanyShare, { shareId });
  const share = found.data;
  return (
    <Drawer.Root opened onClose={onClose} position="right" size={440}>
      <Drawer.Overlay />
      <Drawer.Content>
        <div className={classes.head}>
          <Drawer.Title>
            {share
              ? text("sharing.share.title", { name: share.employee.name })
              : text("sharing.calendar.title")}
          </Drawer.Title>
          <Drawer.CloseButton aria-label={kit.text("kit.form.close")} />
        </div>
        <Drawer.Body p={0}>
          {share ? (
            <Details share={share} />
          ) : found.isError ? (
            <LoadFailed
              compact
              title={text("sharing.share.failed")}
              error={found.error}
              onAgain={() => void found.refetch()}
            />
          ) : (
            <SkeletonRows label={text("sharing.calendar.loading")} rows={4} />
          )}
        </Drawer.Body>
      </Drawer.Content>
    </Drawer.Root>
  );
}
