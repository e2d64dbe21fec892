import "../../shared/styles-screens.ts";
import { individualUsers } from "@polyphon/contract/people/front-user.resource.ts";
import { useListQuery } from "../../shared/use-list-query.ts";
import { FrontUserList } from "./front-users/front-user-list.tsx";

export default function IndividualUsersScreen() {
  return <FrontUserList resource={individualUsers} query={useListQuery()} readOnly />;
}
