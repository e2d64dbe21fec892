import { readCompany } from "@polyphon/contract/companies/companies.contract.ts";
import { readAccount } from "@polyphon/contract/identity/identity.contract.ts";
import { LoadingCards } from "@polyphon/ui/feedback/loading-cards.tsx";
import { useEndpoint } from "@polyphon/web/use-endpoint.ts";
import { Outlet } from "@tanstack/react-router";
import { useEffect } from "react";
import { companyLook } from "../shared/company-look.ts";
import { FailureCard } from "../shared/failure-card.tsx";
import { MeProvider, type Me } from "../shared/me.ts";
import { t } from "../shared/text.ts";
import { FeatureGate } from "./feature-gate.tsx";
import { PublicFrame } from "./public-frame.tsx";
import { SessionWatch } from "./session-watch.tsx";
import { ShareHost } from "./share-host.tsx";
import { Shell } from "./shell.tsx";

function Ready({ me }: { me: Me }) {
  useEffect(() => companyLook.show(me.company), [me.company]);
  return (
    <MeProvider value={me}>
      <Shell>
        <FeatureGate>
          <Outlet />
        </FeatureGate>
      </Shell>
      <ShareHost />
      <SessionWatch />
    </MeProvider>
  );
}

/** Everything behind the login starts from the own account and the own company. */
export default function SignedInShell() {
  const account = useEndpoint(readAccount, {}, { staleTime: 300_000 });
  const company = useEndpoint(readCompany, {}, { staleTime: 300_000 });
  if (account.data && company.data) return <Ready me={{ account: account.data, company: company.data }} />;

  const error = account.error ?? company.error;
  const retry = () => {
    void account.refetch();
    void company.refetch();
  };
  return (
    <PublicFrame>
      {error ? (
        <FailureCard title={t("shell.failure.apology")} error={error} headingLevel={1} onRetry={retry} />
      ) : (
        <LoadingCards label={t("shell.loading")} count={2} />
      )}
    </PublicFrame>
  );
}
