import "../../shared/styles-screens.ts";
import { useListQuery } from "../../shared/use-list-query.ts";
import { FrontUserList } from "./front-users/front-user-list.tsx";
import { useFrontUsers } from "./front-users/use-front-users.ts";

export default function FrontUsersScreen() {
  const { resource } = useFrontUsers();
  return <FrontUserList resource={resource} query={useListQuery()} />;
}
