import { t } from "../../../shared/text/text.ts";
import { useTitle } from "../../../shared/text/use-title.ts";
import { NetworkCallback } from "./network-callback.tsx";

export default function LinkedinCallbackPage() {
  useTitle(t("screens./linkedin_callback"));
  return <NetworkCallback networkOf={() => "LINKEDIN"} />;
}
