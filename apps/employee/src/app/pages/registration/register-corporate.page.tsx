import { t } from "../../../shared/text/text.ts";
import { useTitle } from "../../../shared/text/use-title.ts";
import { RegisterScreen } from "./register-screen.tsx";

export default function RegisterCorporatePage() {
  useTitle(t("screens./register/corporate"));
  return <RegisterScreen key="CORPORATE" kind="CORPORATE" />;
}
