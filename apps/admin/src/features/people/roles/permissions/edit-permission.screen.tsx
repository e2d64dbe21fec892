import "../../../../shared/theme/styles-screens.ts";
import { listRoles } from "@polyphon/contract/people/roles.contract.ts";
import { EmptyState } from "@polyphon/ui/feedback/state/empty-state.tsx";
import { useEndpoint } from "@polyphon/web/api/use-endpoint.ts";
import { IconArrowLeft } from "@tabler/icons-react";
import { useParams } from "@tanstack/react-router";
import { AppLink } from "../../../../shared/address/app-link.tsx";
import { RecordPending } from "../../../../shared/failure/record-pending.tsx";
import { screenHref } from "../../../../shared/address/screen-href.ts";
import { useText } from "../../../../shared/text/use-text.ts";
import { RightsForm } from "./rights-form.tsx";

export default function EditPermissionScreen() {
  const { text } = useText();
  const { id } = useParams({ strict: false }) as { readonly id?: string };
  const list = useEndpoint(listRoles, {}, { refetchOnWindowFocus: false });
  if (list.data === undefined) return <RecordPending found={list} />;
  const role = list.data.items.find((one) => String(one.id) === id);
  if (!role)
    return (
      <EmptyState
        headingLevel={1}
        title={text("people.rights.notFound")}
        text={text("people.rights.notFoundText")}
        actions={
          <AppLink href={screenHref("/admin/rolelist", {})}>
            <IconArrowLeft size={15} aria-hidden /> {text("people.rights.back")}
          </AppLink>
        }
      />
    );
  return (
    <RightsForm
      key={role.id}
      role={role}
      mayGive={new Set(list.data.can.give)}
      onReload={() => void list.refetch()}
    />
  );
}
