import { useSearch } from "@tanstack/react-router";
import { Unsubscribe } from "../../features/notifications/unsubscribe.tsx";
import { t } from "../../shared/text/text.ts";
import { useTitle } from "../../shared/text/use-title.ts";

export default function UnsubscribeEmailsPage() {
  useTitle(t("screens./unsubscribe_emails"));
  const search: Record<string, unknown> = useSearch({ strict: false });
  const token = search["token"];
  return <Unsubscribe token={typeof token === "string" ? token : ""} />;
}
