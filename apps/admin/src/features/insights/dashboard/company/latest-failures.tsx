import { listStuckShares } from "@polyphon/contract/sharing/admin-calendar.contract.ts";
import { networkNames } from "@polyphon/i18n/en/networks/networks.shared.ts";
import { useEndpoint } from "@polyphon/web/api/use-endpoint.ts";
import { screenHref } from "../../../../shared/address/screen-href.ts";
import { useAccount } from "../../../../shared/session/account.ts";
import { shareReasonWords } from "../../../../shared/shares/share-reason.tsx";
import { useText } from "../../../../shared/text/use-text.ts";
import { latest, LatestRecords } from "../latest/latest-records.tsx";

/** The latest failed shares with their reason. Whose they were is in the list, not here. */
export function LatestFailures({ companies }: { companies: readonly { readonly id: number }[] }) {
  const texts = useText();
  const { text } = texts;
  const ofAll = useAccount().companyId === null;
  const within = companies.length === 0 ? {} : { company: companies.map(({ id }) => id).join(",") };
  const filter = { state: "FAILED", ...within } as const;
  const list = useEndpoint(listStuckShares, { ...filter, limit: latest }, { staleTime: 30_000 });
  return (
    <LatestRecords
      title={text("insights.returned.failures")}
      all={{
        label: text("insights.returned.allFailures"),
        href: screenHref("/admin/stuck-shares", {}, filter),
      }}
      nothing={text("insights.returned.failuresNothing")}
      list={list}
      records={list.data?.items.map((share) => ({
        id: share.id,
        name: share.postTitle,
        href: screenHref("/admin/stuck-shares", {}, { ...filter, share: String(share.id) }),
        detail: [
          networkNames[share.network],
          ...(ofAll ? [share.company.name] : []),
          ...shareReasonWords(texts, share).slice(0, 1),
        ].join(" · "),
        at: share.dueAt,
      }))}
    />
  );
}
