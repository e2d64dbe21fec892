import { choiceSources } from "@polyphon/contract/kit/choice-source.ts";
import { Card } from "@polyphon/ui/layout/card.tsx";
import { useEndpoint } from "@polyphon/web/api/use-endpoint.ts";
import { holds, useAccount } from "../../../shared/session/account.ts";
import { AppLink } from "../../../shared/address/app-link.tsx";
import { screenHref } from "../../../shared/address/screen-href.ts";
import { useListQuery } from "../../../shared/list/use-list-query.ts";
import { useText } from "../../../shared/text/use-text.ts";
import { CompanyChoice } from "./company-choice.tsx";
import { EverythingSwitch } from "./everything-switch.tsx";
import { HeldNow } from "./held-now.tsx";
import { NetworkSwitches } from "./network-switches.tsx";
import classes from "../operations.module.css";
import { StoppedJobs } from "../jobs/stopped-jobs.tsx";
import { StoppedList } from "./stopped-list.tsx";
import { SwitchLog } from "./log/switch-log.tsx";
import type { KillSwitches } from "./switch-model.ts";
import { type OnTurn, SwitchesPage } from "./switches-page.tsx";
import type { SwitchTarget } from "../../../shared/switches/switch-target.ts";
import { TurnDialog } from "../../../shared/switches/turn-dialog.tsx";

function Switches({ switches, onTurn }: { switches: KillSwitches; onTurn: OnTurn }) {
  const { text } = useText();
  const mayPosts = holds(useAccount(), "list_kill_switch_post");
  return (
    <div className={classes.columns}>
      <div className={classes.main}>
        <EverythingSwitch switches={switches} onTurn={onTurn} />
        <NetworkSwitches switches={switches} onTurn={onTurn} />
        <Card
          title={text("operations.switch.companies")}
          aside={
            <CompanyChoice
              onChoose={({ id, name }) => onTurn({ scope: "company", key: String(id), name }, true)}
            />
          }
          divided
          flush
        >
          <StoppedList scope="company" none={text("operations.switch.companiesNone")} onTurn={onTurn} />
        </Card>
        <Card
          title={text("operations.switch.posts")}
          aside={
            mayPosts && (
              <AppLink href={screenHref("/admin/post-killswitch", {})}>
                {text("operations.switch.allPosts")}
              </AppLink>
            )
          }
          divided
          flush
        >
          <StoppedList
            scope="post"
            none={text("operations.switch.postsNone")}
            onTurn={mayPosts ? onTurn : undefined}
          />
        </Card>
        <StoppedJobs switches={switches} />
        <SwitchLog />
      </div>
      <HeldNow switches={switches} onTurn={onTurn} />
    </div>
  );
}

/** The company that an address asks to stop. */
function useAskedCompany() {
  const query = useListQuery();
  const { company = "" } = query.values;
  const known = /^\d+$/u.test(company);
  const { data } = useEndpoint(choiceSources.company, { ids: company }, { enabled: known });
  const [found] = known ? (data?.items ?? []) : [];
  return {
    target: found && ({ scope: "company", key: company, name: found.name } satisfies SwitchTarget),
    leave: () => query.change({ company: undefined }, { replace: true }),
  };
}

export default function KillSwitchScreen() {
  const { text } = useText();
  const asked = useAskedCompany();
  return (
    <>
      <SwitchesPage
        title={text("operations.switch.title")}
        sub={text("operations.switch.sub")}
        loadingRows={8}
      >
        {(switches, onTurn) => <Switches switches={switches} onTurn={onTurn} />}
      </SwitchesPage>
      {asked.target && <TurnDialog target={asked.target} onClose={asked.leave} />}
    </>
  );
}
