import { t } from "../../../shared/text/text.ts";
import { useTitle } from "../../../shared/text/use-title.ts";
import { RegisterScreen } from "./register-screen.tsx";

export default function RegisterIndividualPage() {
  useTitle(t("screens./register/individual"));
  return <RegisterScreen key="INDIVIDUAL" kind="INDIVIDUAL" />;
}
