import { LoadFailed } from "@polyphon/admin-kit/failure/load-failed.tsx";
import { weighDeactivation } from "@polyphon/contract/companies/settings/company-settings.contract.ts";
import { limits } from "@polyphon/contract/limits.ts";
import { SkeletonRows } from "@polyphon/ui/feedback/loading/skeleton-rows.tsx";
import { FormattedText } from "@polyphon/ui/text/formatted-text.tsx";
import { useEndpoint } from "@polyphon/web/api/use-endpoint.ts";
import { useText } from "../../shared/text/use-text.ts";
import classes from "./deactivation-effect.module.css";

/** What deactivating companies ends, in figures, and that planned shares are published all the same. */
export function DeactivationEffect({ ids }: { ids: readonly number[] }) {
  const { text, language } = useText();
  const few = ids.length <= limits.company.weighedAtOnce;
  const found = useEndpoint(weighDeactivation, { ids: [...ids] }, { enabled: few, staleTime: 0, gcTime: 0 });
  if (!few) return <p>{text("companies.deactivation.many")}</p>;
  if (found.data === undefined)
    return found.isError ? (
      <LoadFailed
        compact
        title={text("kit.failed.title")}
        error={found.error}
        onAgain={() => void found.refetch()}
      />
    ) : (
      <SkeletonRows label={text("shell.frame.loading")} rows={2} />
    );
  const { data } = found;
  return (
    <ul className={classes.effects}>
      {(["employees", "autopilotUsers", "scheduledShares"] as const).map((kind) => (
        <li key={kind}>
          <FormattedText>
            {text(`companies.deactivation.${kind}`, {
              count: data[kind],
              formatted: data[kind].toLocaleString(language),
            })}
          </FormattedText>
        </li>
      ))}
    </ul>
  );
}
