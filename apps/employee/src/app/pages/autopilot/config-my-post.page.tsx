import { t } from "../../../shared/text/text.ts";
import { useTitle } from "../../../shared/text/use-title.ts";
import { AutopilotPage } from "./autopilot-page.tsx";

export default function ConfigMyPostPage() {
  useTitle(t("screens./config_my_post"));
  return <AutopilotPage first="setup" />;
}
