import "../../../shared/theme/styles-screens.ts";
import { individualUsers } from "@polyphon/contract/people/front-users/front-user.resource.ts";
import { useListQuery } from "../../../shared/list/use-list-query.ts";
import { FrontUserList } from "./front-user-list.tsx";

export default function IndividualUsersScreen() {
  return <FrontUserList resource={individualUsers} query={useListQuery()} readOnly />;
}
