import { GroupsList } from "../../features/people/groups-list.tsx";
import { t } from "../../shared/text.ts";
import { useTitle } from "../../shared/use-title.ts";

export default function LinkedinGroupPage() {
  useTitle(t("screens./linkedin-group"));
  return <GroupsList />;
}
