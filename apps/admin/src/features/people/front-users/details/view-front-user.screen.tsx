import "../../../../shared/theme/styles-screens.ts";
import { Button } from "@mantine/core";
import { isMissing } from "@polyphon/admin-kit/failure/is-missing.ts";
import { LoadFailed } from "@polyphon/admin-kit/failure/load-failed.tsx";
import { useKit } from "@polyphon/admin-kit/kit/kit-context.tsx";
import { ResourceHistory } from "@polyphon/admin-kit/history/resource-history.tsx";
import type { FrontUserAction } from "@polyphon/contract/people/front-users/front-users.ts";
import { SkeletonRows } from "@polyphon/ui/feedback/loading/skeleton-rows.tsx";
import { PageFrame } from "@polyphon/ui/layout/page/page-frame.tsx";
import { PageHead } from "@polyphon/ui/layout/page/page-head.tsx";
import { Section } from "@polyphon/ui/layout/page/section.tsx";
import { useEndpoint } from "@polyphon/web/api/use-endpoint.ts";
import { IconPencil } from "@tabler/icons-react";
import { useState } from "react";
import { useGo } from "../../../../shared/address/app-link.tsx";
import { useRecordId } from "../../../../shared/address/record-address.ts";
import { screenHref } from "../../../../shared/address/screen-href.ts";
import { useText } from "../../../../shared/text/use-text.ts";
import { FrontUserActDialog } from "../changes/front-user-act-dialog.tsx";
import { FrontUserFacts } from "./front-user-facts.tsx";
import { FrontUserNetworks } from "./front-user-networks.tsx";
import { FrontUserShares } from "./front-user-shares.tsx";
import classes from "../front-users.module.css";
import { useFrontUsers } from "../use-front-users.ts";

/** Everything about one employee: facts, networks, recent shares, and who changed what. */
export default function ViewFrontUserScreen() {
  const { text } = useText();
  const { Missing } = useKit();
  const go = useGo();
  const { resource, calls } = useFrontUsers();
  const id = useRecordId();
  const row = useEndpoint(resource.get, { id });
  const details = useEndpoint(calls.details, { id });
  const [asked, setAsked] = useState<FrontUserAction | null>(null);
  const person = row.data;
  const failed = row.error ?? details.error;
  const again = () => void Promise.all([row.refetch(), details.refetch()]);
  if (person === undefined && isMissing(failed)) return <Missing />;
  return (
    <PageFrame
      head={
        <PageHead
          title={person?.name ?? text("people.front-users.title")}
          sub={person?.email}
          actions={
            person?.can.edit && (
              <>
                {person.can.actions.map((action) => (
                  <Button key={action} variant="default" onClick={() => setAsked(action)}>
                    {text(`people.frontUsers.verb.${action}`)}
                  </Button>
                ))}
                <Button
                  leftSection={<IconPencil size={15} stroke={1.7} aria-hidden />}
                  onClick={() => go(screenHref("/admin/edit-front-user/:id", { id }))}
                >
                  {text("kit.list.edit")}
                </Button>
              </>
            )
          }
        />
      }
    >
      {failed !== null && person === undefined && (
        <LoadFailed title={text("kit.failed.record")} error={failed} onAgain={again} />
      )}
      {failed === null && (person === undefined || details.data === undefined) && (
        <SkeletonRows label={text("shell.frame.loading")} rows={8} />
      )}
      {person && details.data && (
        <div className={classes.body}>
          <Section title={text("people.frontUser.facts")}>
            <FrontUserFacts row={person} details={details.data} />
          </Section>
          <Section title={text("people.frontUser.networks")}>
            <FrontUserNetworks details={details.data} />
          </Section>
          <Section title={text("people.frontUser.shares")}>
            <FrontUserShares details={details.data} />
          </Section>
          <Section title={text("people.frontUser.history")}>
            <ResourceHistory resource={resource} id={id} />
          </Section>
        </div>
      )}
      {asked && person && (
        <FrontUserActDialog action={asked} people={[person]} onClose={() => setAsked(null)} />
      )}
    </PageFrame>
  );
}
