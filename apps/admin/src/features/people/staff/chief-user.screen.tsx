import "../../../shared/theme/styles-screens.ts";
import { ResourceScreens } from "@polyphon/admin-kit/screens/resource-screens.tsx";
import { chiefUser } from "@polyphon/contract/people/staff/chief-user.resource.ts";
import { IconKey } from "@tabler/icons-react";
import { useGo } from "../../../shared/address/app-link.tsx";
import { screenHref } from "../../../shared/address/screen-href.ts";
import { useListQuery } from "../../../shared/list/use-list-query.ts";
import { useText } from "../../../shared/text/use-text.ts";

const keyIcon = <IconKey size={15} stroke={1.7} aria-hidden />;

export default function ChiefUserScreen() {
  const { text } = useText();
  const go = useGo();
  return (
    <ResourceScreens
      resource={chiefUser}
      query={useListQuery()}
      rowActions={({ id }) => [
        {
          key: "password",
          label: text("people.password.menu"),
          icon: keyIcon,
          onPress: () => go(screenHref("/admin/chief-change-password/:id", { id: String(id) })),
        },
      ]}
    />
  );
}
