import { useRouter } from "@tanstack/react-router";
import { useEffect } from "react";
import { forcedChange } from "../../shared/address/forced-change.ts";
import { useMe } from "../../shared/session/me.ts";
import { useScreen } from "../access/screen-gate.tsx";

/** Only a new password opens the other screens; every other address leads back here. */
export function ToPassword() {
  const { history } = useRouter();
  const { restriction } = useMe().account.can;
  const screen = useScreen();
  useEffect(() => {
    if (screen === "/profile") return;
    history.replace(restriction === "password_expired" ? forcedChange.expired : forcedChange.must);
  }, [screen, restriction, history]);
  return null;
}
