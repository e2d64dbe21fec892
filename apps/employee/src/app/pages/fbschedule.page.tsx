import { useLocation, useRouter, useSearch } from "@tanstack/react-router";
import { useEffect, useState } from "react";
import { FinishShare } from "../../features/sharing/assisted/finish-share.tsx";
import { ScheduledAssisted } from "../../features/sharing/assisted/scheduled-assisted.tsx";
import { addressOf } from "../../shared/address/address.ts";
import { session } from "../../shared/session/session.ts";
import { t } from "../../shared/text/text.ts";
import { useTitle } from "../../shared/text/use-title.ts";
import classes from "./narrow.module.css";

/** The address is read once, because it changes on the way to the login. */
function ToLogin({ from }: { from: string }) {
  const { history } = useRouter();
  const [next] = useState(from);
  useEffect(() => {
    history.replace(`${addressOf("/login")}?${new URLSearchParams({ next })}`);
  }, [history, next]);
  return null;
}

/** A mail leads here with a key, the app itself with a share. Both work for the owner only, so signed-out users sign in first and come back. */
export default function FbschedulePage() {
  useTitle(t("screens./fbschedule"));
  const { href } = useLocation();
  const search: Record<string, unknown> = useSearch({ strict: false });
  const key = typeof search["key"] === "string" ? search["key"] : "";
  const shareId = Number(search["finish"]);
  if (session.read() === null) return <ToLogin from={href} />;
  return (
    <div className={classes.page}>
      {Number.isSafeInteger(shareId) && shareId > 0 ? (
        <FinishShare key={shareId} shareId={shareId} />
      ) : (
        <ScheduledAssisted key={key} linkKey={key} />
      )}
    </div>
  );
}
