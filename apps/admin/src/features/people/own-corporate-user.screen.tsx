import "../../shared/styles-screens.ts";
import type { KitResource } from "@polyphon/admin-kit/kit-resource.ts";
import { ResourceScreens } from "@polyphon/admin-kit/resource-screens.tsx";
import { corporateUser } from "@polyphon/contract/people/corporate-user.resource.ts";
import { ownCorporateUser } from "@polyphon/contract/people/own-corporate-user.resource.ts";
import { useAccount } from "../../shared/account.ts";
import { useListQuery } from "../../shared/use-list-query.ts";

/** A company's staff see their own colleagues; whoever has no company of their own sees those of all. */
export default function OwnCorporateUserScreen() {
  const { companyId } = useAccount();
  const resource: KitResource = companyId === null ? corporateUser : ownCorporateUser;
  return <ResourceScreens resource={resource} query={useListQuery()} />;
}
