import { useNavigate } from "@tanstack/react-router";
import { useEffect } from "react";
import { addressOf } from "../../../shared/address/address.ts";
import { notify } from "../../../shared/notices/notices.ts";
import { t } from "../../../shared/text/text.ts";
import type { Share } from "../share-model.ts";
import { type Awaited, awaitedShares } from "./awaited-shares.ts";
import { isMoving } from "./is-moving.ts";
import { summaryText } from "./receipt-summary.ts";
import { useFollowShares } from "./use-follow-shares.ts";

/** A network that takes longer is told as it stands then; the dashboard and the bell know the rest. */
const atMostMs = 120_000;

function toneOf(shares: readonly Share[]) {
  if (shares.some(({ state }) => state === "FAILED")) return "bad";
  return shares.every(({ state }) => state === "SHARED" || state === "SCHEDULED") ? "ok" : "warn";
}

/** Follows shares whose dialog is closed until each has a result, and tells it. */
export default function AwaitedOutcome({ awaited: { key, title, shares: first } }: { awaited: Awaited }) {
  const { shares } = useFollowShares(first);
  const navigate = useNavigate();
  useEffect(() => {
    const notifyOutcome = () => {
      notify(
        toneOf(shares),
        t("sharing.afterClosing.outcome", { title, summary: summaryText(shares, Date.now()) }),
        {
          action: {
            label: t("sharing.afterClosing.open"),
            act: () => void navigate({ to: addressOf("/dashboard") }),
          },
        },
      );
      awaitedShares.drop(key);
    };
    const isUnderWay = shares.some((share) => isMoving(share, Date.now()));
    const timer = setTimeout(notifyOutcome, isUnderWay ? atMostMs : 0);
    return () => clearTimeout(timer);
  }, [shares, title, key, navigate]);
  return null;
}
