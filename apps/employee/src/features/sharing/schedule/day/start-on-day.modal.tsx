import { Button } from "@mantine/core";
import { useNavigate } from "@tanstack/react-router";
import { addressOf } from "../../../../shared/address/address.ts";
import { SmallDialog } from "../../../../shared/dialog/small-dialog.tsx";
import { useMe } from "../../../../shared/session/me.ts";
import { t } from "../../../../shared/text/text.ts";
import { useChosenDay } from "./chosen-day.ts";
import { longDay } from "./day-words.ts";
import classes from "./start-on-day.module.css";

const starts = [
  { to: "/post-list", feature: null, words: "sharing.day.post" },
  { to: "/create-own-post", feature: "own_post", words: "sharing.day.ownPost" },
  { to: "/real-time-contents", feature: "realtime_content", words: "sharing.day.realTime" },
] as const;

/** A share begins on a day of the calendar: from a post, an own post, or real-time content. */
export default function StartOnDayModal({ day, onClose }: { day: string; onClose: () => void }) {
  const { account } = useMe();
  const navigate = useNavigate();
  const { choose } = useChosenDay();
  return (
    <SmallDialog
      title={t("sharing.day.title", { day: longDay(day) })}
      text={t("sharing.day.text")}
      onClose={onClose}
      actions={
        <Button variant="default" onClick={onClose}>
          {t("shell.cancel")}
        </Button>
      }
    >
      <div className={classes.starts}>
        {starts
          .filter(({ feature }) => feature === null || account.can.features.includes(feature))
          .map(({ to, words }, at) => (
            <Button
              key={to}
              fullWidth
              variant={at === 0 ? "filled" : "default"}
              data-autofocus={at === 0 || undefined}
              onClick={() => {
                choose(day);
                void navigate({ to: addressOf(to) });
              }}
            >
              {t(words)}
            </Button>
          ))}
      </div>
    </SmallDialog>
  );
}
