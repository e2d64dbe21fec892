import { t } from "../../shared/text.ts";
import { useTitle } from "../../shared/use-title.ts";
import { AutopilotPage } from "./autopilot-page.tsx";

export default function ConfigMyPostPage() {
  useTitle(t("screens./config_my_post"));
  return <AutopilotPage first="setup" />;
}
