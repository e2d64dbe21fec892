import { readAccount } from "@polyphon/contract/identity/identity.contract.ts";
import type { OutputOf } from "@polyphon/contract/kit/endpoint.ts";
import { levelWithTitle, type ProficiencyLevel, proficiencyLevels } from "@polyphon/contract/permissions.ts";
import { readCurrentLevel } from "@polyphon/contract/recognition/recognition.contract.ts";
import type { Call } from "@polyphon/web/api/api-client.ts";
import { refresh } from "@polyphon/web/api/refresh.ts";
import type { QueryClient } from "@tanstack/react-query";

type Account = OutputOf<typeof readAccount>;

/**
 * Refetches the user's level in the background. A new one updates everything that shows the account and refetches what it
 * opens; a failure changes nothing.
 */
export async function refreshLevel(
  call: Call,
  queries: QueryClient,
  onRaised: (level: ProficiencyLevel) => void,
): Promise<void> {
  const key = [readAccount.name, {}];
  const before = queries.getQueryData<Account>(key)?.userMeta.proficiencyLevel.key;
  const word = await call(readCurrentLevel, {}).catch(() => null);
  const level = proficiencyLevels.find((one) => one === word?.toUpperCase());
  if (level === undefined || before === undefined || level === before) return;
  queries.setQueryData<Account>(
    key,
    (account) =>
      account && { ...account, userMeta: { ...account.userMeta, proficiencyLevel: levelWithTitle(level) } },
  );
  void refresh(queries, ["account"]);
  onRaised(level);
}
