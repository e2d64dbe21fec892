import { useRouter, useSearch } from "@tanstack/react-router";
import { LinkedinReturn } from "../../features/networks/linkedin-return.tsx";
import { addressOf } from "../../shared/address.ts";
import { returnPath } from "../../shared/return-path.ts";
import { t } from "../../shared/text.ts";
import { useTitle } from "../../shared/use-title.ts";

export default function LinkedinCallbackPage() {
  useTitle(t("screens./linkedin_callback"));
  const { history } = useRouter();
  const search: Record<string, unknown> = useSearch({ strict: false });
  const given = (name: string): string | null => {
    const value = search[name];
    return typeof value === "string" && value !== "" ? value : null;
  };
  return (
    <LinkedinReturn
      state={given("state")}
      code={given("code")}
      error={given("error")}
      onDone={() => history.replace(returnPath.take() ?? addressOf("/profile"))}
    />
  );
}
