import { Button } from "@mantine/core";
import { EmptyState } from "@polyphon/ui/feedback/state/empty-state.tsx";
import { IconArrowsExchange } from "@tabler/icons-react";
import { AppLink } from "../../shared/address/app-link.tsx";
import { screenHref } from "../../shared/address/screen-href.ts";
import { useText } from "../../shared/text/use-text.ts";

/** The dashboard before a role is chosen, when nothing on it may be read. */
export function RoleNeeded() {
  const { text } = useText();
  return (
    <EmptyState
      icon={<IconArrowsExchange size={22} stroke={1.7} />}
      title={text("shell.limited.title")}
      text={text("shell.limited.text")}
      headingLevel={1}
      actions={
        <Button component={AppLink} href={screenHref("/admin/user_role", {})}>
          {text("shell.limited.choose")}
        </Button>
      }
    />
  );
}
