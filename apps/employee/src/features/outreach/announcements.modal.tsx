import { Button, Modal } from "@mantine/core";
import type { OutputOf } from "@polyphon/contract/kit/endpoint.ts";
import {
  listUnseenAnnouncements,
  markAnnouncementsViewed,
} from "@polyphon/contract/outreach/announcement-front.contract.ts";
import { localDateOf } from "@polyphon/rules/time/zoned-time.ts";
import { Prose } from "@polyphon/ui/layout/prose.tsx";
import "@polyphon/ui/theme/styles/styles-employee-screens.ts";
import { SafeHtml } from "@polyphon/web/html/safe-html.tsx";
import { useCommand, useEndpoint } from "@polyphon/web/api/use-endpoint.ts";
import { IconSpeakerphone } from "@tabler/icons-react";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { AppLink } from "../../shared/address/app-link.tsx";
import { CloseButton } from "../../shared/dialog/close-button.tsx";
import { useMe } from "../../shared/session/me.ts";
import { t } from "../../shared/text/text.ts";
import { useReturnFocus } from "../../shared/dialog/use-return-focus.ts";
import classes from "./announcements.module.css";

type Announcement = OutputOf<typeof listUnseenAnnouncements>["announcements"][number];

export const nextAfterMs = 2_000;

/** One announcement: its title and its text, which scrolls when it is long. */
function AnnouncementDialog({ title, message, onClose }: Announcement & { onClose: () => void }) {
  useReturnFocus();
  return (
    <Modal.Root
      opened
      centered
      size={560}
      onClose={onClose}
      closeOnClickOutside={false}
      transitionProps={{ duration: 0 }}
    >
      <Modal.Overlay backgroundOpacity={0.45} />
      <Modal.Content radius="lg">
        <div className={classes.dialog}>
          <div className={classes.head}>
            <p className={classes.label}>
              <IconSpeakerphone size={16} stroke={1.8} aria-hidden />
              {t("outreach.announcement.label")}
            </p>
            <CloseButton onClose={onClose} />
          </div>
          <Modal.Title className={classes.title} tabIndex={-1} data-autofocus>
            {title}
          </Modal.Title>
          {/* A long text scrolls here, so the keyboard must be able to reach it. */}
          {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
          <section className={classes.message} tabIndex={0} aria-label={title}>
            <Prose>
              <SafeHtml
                html={message}
                renderLink={({ href, children }) => <AppLink href={href}>{children}</AppLink>}
              />
            </Prose>
          </section>
          <div className={classes.actions}>
            <Button onClick={onClose}>{t("outreach.announcement.close")}</Button>
          </div>
        </div>
      </Modal.Content>
    </Modal.Root>
  );
}

function useUnseen() {
  const queries = useQueryClient();
  const { companyTimeZone } = useMe().company;
  const [input] = useState(() => ({ date: localDateOf(new Date(), companyTimeZone) }));
  const { data, error } = useEndpoint(listUnseenAnnouncements, input, {
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    refetchOnWindowFocus: false,
  });
  // Even if the mark fails, the same one is not shown twice in a row.
  const { mutate } = useCommand(markAnnouncementsViewed);
  const close = (id: number) => {
    mutate({ ids: [id] });
    queries.setQueryData<OutputOf<typeof listUnseenAnnouncements>>(
      [listUnseenAnnouncements.name, input],
      (known) => known && { announcements: known.announcements.filter((one) => one.id !== id) },
    );
  };
  return { list: data?.announcements ?? (error === null ? null : []), close };
}

/** The company's announcements, one after the other; each is marked as seen when it is closed. */
export default function AnnouncementsModal({ onOver }: { onOver: () => void }) {
  const { list, close } = useUnseen();
  const [resting, setResting] = useState(false);
  const isOver = list?.length === 0;
  useEffect(() => {
    if (isOver) onOver();
  }, [isOver, onOver]);
  useEffect(() => {
    if (!resting) return undefined;
    const timer = setTimeout(() => setResting(false), nextAfterMs);
    return () => clearTimeout(timer);
  }, [resting]);
  const first = list?.[0];
  if (first === undefined || resting) return null;
  return (
    <AnnouncementDialog
      key={first.id}
      {...first}
      onClose={() => {
        setResting(true);
        close(first.id);
      }}
    />
  );
}
