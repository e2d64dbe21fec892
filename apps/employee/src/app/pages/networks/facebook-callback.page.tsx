import { t } from "../../../shared/text/text.ts";
import { useTitle } from "../../../shared/text/use-title.ts";
import { NetworkCallback } from "./network-callback.tsx";

/** Instagram returns here too, distinguished by its state parameter. */
export default function FacebookCallbackPage() {
  useTitle(t("screens./facebook_callback"));
  return (
    <NetworkCallback networkOf={(state) => (state?.startsWith("instagram.") ? "INSTAGRAM" : "FACEBOOK")} />
  );
}
