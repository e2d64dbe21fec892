import { useSearch } from "@tanstack/react-router";
import { ConnectError } from "../../../features/networks/connecting/connect-error.tsx";
import { session } from "../../../shared/session/session.ts";
import { t } from "../../../shared/text/text.ts";
import { useTitle } from "../../../shared/text/use-title.ts";
import narrow from "../narrow.module.css";

export default function ErrorHookPage() {
  useTitle(t("screens./error-hook"));
  const search: Record<string, unknown> = useSearch({ strict: false });
  const given = (name: string) => (typeof search[name] === "string" ? search[name] : null);
  return (
    <div className={narrow["page"]}>
      <ConnectError network={given("network")} error={given("error")} signedIn={session.read() !== null} />
    </div>
  );
}
