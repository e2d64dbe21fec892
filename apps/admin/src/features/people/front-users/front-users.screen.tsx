import "../../../shared/theme/styles-screens.ts";
import { useListQuery } from "../../../shared/list/use-list-query.ts";
import { FrontUserList } from "./front-user-list.tsx";
import { useFrontUsers } from "./use-front-users.ts";

export default function FrontUsersScreen() {
  const { listed: resource } = useFrontUsers();
  return <FrontUserList resource={resource} query={useListQuery()} />;
}
