import { readCompany } from "@polyphon/contract/companies/companies.contract.ts";
import { readAccount } from "@polyphon/contract/identity/identity.contract.ts";
import { LoadingCards } from "@polyphon/ui/feedback/loading/loading-cards.tsx";
import { useEndpoint } from "@polyphon/web/api/use-endpoint.ts";
import { Outlet, useLocation } from "@tanstack/react-router";
import { useDeferredValue, useEffect, useMemo } from "react";
import { actingAs } from "../../shared/session/acting-as.ts";
import { companyLook } from "../../shared/theme/company-look.ts";
import { FailureCard } from "../../shared/failure/failure-card.tsx";
import { MeProvider, type Me } from "../../shared/session/me.ts";
import { session } from "../../shared/session/session.ts";
import { t } from "../../shared/text/text.ts";
import { AfterLogin } from "../after-login/after-login.tsx";
import { PublicFrame } from "./public-frame.tsx";
import { ScreenGate } from "../access/screen-gate.tsx";
import { SessionWatch } from "../session/session-watch.tsx";
import { ShareHost } from "./share-host.tsx";
import { Shell } from "./shell.tsx";
import { useRefreshOnVisit } from "../level/use-refresh-on-visit.ts";

function Ready({ me }: { me: Me }) {
  useEffect(() => companyLook.show(me.company), [me.company]);
  // Set before any screen below makes a call.
  actingAs.keep(me.account);
  return (
    <MeProvider value={me}>
      <Shell>
        <ScreenGate>
          <Outlet />
        </ScreenGate>
      </Shell>
      {me.account.can.restriction === null && <ShareHost />}
      <AfterLogin key={me.account.id} />
      <SessionWatch />
    </MeProvider>
  );
}

/** Loads the user's account and company before anything behind the login. */
export default function SignedInShell() {
  // After a logout the cache is cleared while this is still mounted, so nothing may be refetched.
  const reading = { staleTime: 300_000, enabled: session.read() !== null };
  const account = useEndpoint(readAccount, {}, reading);
  const company = useEndpoint(readCompany, {}, reading);
  const hasLevels = company.data?.companyMeta.userProficiencyLevelFeature ?? false;
  useRefreshOnVisit(useLocation().pathname, hasLevels);
  const loaded = useMemo(
    (): Me | null => (account.data && company.data ? { account: account.data, company: company.data } : null),
    [account.data, company.data],
  );
  // The whole app appears with it: deferred, it is drawn in slices, between which the page can answer. Later changes are not.
  const appears = useDeferredValue(loaded) !== null;
  if (loaded && appears) return <Ready me={loaded} />;

  const error = account.error ?? company.error;
  const retry = () => {
    void account.refetch();
    void company.refetch();
  };
  return (
    <PublicFrame plain>
      {error ? (
        <FailureCard title={t("shell.failure.apology")} error={error} headingLevel={1} onRetry={retry} />
      ) : (
        <LoadingCards label={t("shell.loading")} count={2} />
      )}
    </PublicFrame>
  );
}
