import { t } from "../../shared/text.ts";
import { useTitle } from "../../shared/use-title.ts";
import { VerifyScreen } from "../verify-screen.tsx";

export default function VerifyUserPage() {
  useTitle(t("screens./verify-user"));
  return <VerifyScreen />;
}
