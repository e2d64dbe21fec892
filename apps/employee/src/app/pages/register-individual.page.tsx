import { t } from "../../shared/text.ts";
import { useTitle } from "../../shared/use-title.ts";
import { RegisterScreen } from "../register-screen.tsx";

export default function RegisterIndividualPage() {
  useTitle(t("screens./register/individual"));
  return <RegisterScreen key="INDIVIDUAL" kind="INDIVIDUAL" />;
}
