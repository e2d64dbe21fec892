import { t } from "../../../shared/text/text.ts";
import { useTitle } from "../../../shared/text/use-title.ts";
import { VerifyScreen } from "./verify-screen.tsx";

export default function VerifyUserPage() {
  useTitle(t("screens./verify-user"));
  return <VerifyScreen />;
}
