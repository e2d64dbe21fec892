import { GroupsList } from "../../features/people/groups-list.tsx";
import { t } from "../../shared/text/text.ts";
import { useTitle } from "../../shared/text/use-title.ts";

export default function LinkedinGroupPage() {
  useTitle(t("screens./linkedin-group"));
  return <GroupsList />;
}
