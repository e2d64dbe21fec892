import "../../shared/theme/styles-screens.ts";
import { ResourceScreens } from "@polyphon/admin-kit/screens/resource-screens.tsx";
import { prohibitedEmail } from "@polyphon/contract/content/prohibited/prohibited-email.resource.ts";
import { useListQuery } from "../../shared/list/use-list-query.ts";

export default function ProhibitedEmailsScreen() {
  return <ResourceScreens resource={prohibitedEmail} query={useListQuery()} />;
}
