import "../../shared/styles-screens.ts";
import { ResourceScreens } from "@polyphon/admin-kit/resource-screens.tsx";
import { prohibitedEmail } from "@polyphon/contract/content/prohibited-email.resource.ts";
import { useListQuery } from "../../shared/use-list-query.ts";

export default function ProhibitedEmailsScreen() {
  return <ResourceScreens resource={prohibitedEmail} query={useListQuery()} />;
}
