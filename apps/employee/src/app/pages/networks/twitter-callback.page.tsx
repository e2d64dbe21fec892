import { t } from "../../../shared/text/text.ts";
import { useTitle } from "../../../shared/text/use-title.ts";
import { NetworkCallback } from "./network-callback.tsx";

export default function TwitterCallbackPage() {
  useTitle(t("screens./twitter_callback"));
  return <NetworkCallback networkOf={() => "TWITTER"} />;
}
