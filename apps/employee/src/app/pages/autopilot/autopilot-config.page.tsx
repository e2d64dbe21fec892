import { t } from "../../../shared/text/text.ts";
import { useTitle } from "../../../shared/text/use-title.ts";
import { AutopilotPage } from "./autopilot-page.tsx";

export default function AutopilotConfigPage() {
  useTitle(t("screens./autopilot-config"));
  return <AutopilotPage first="plan" />;
}
