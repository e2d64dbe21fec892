import { record } from "@polyphon/server/platform/audit/record.ts";
import { openPool } from "@polyphon/server/platform/db/pool.ts";
import { companyScope } from "@polyphon/server/platform/db/scope.ts";
import { inTransaction } from "@polyphon/server/platform/db/transaction.ts";
import { bePart, partArgument } from "../kit/be-part.ts";

const { url, companies } = partArgument() as { readonly url: string; readonly companies: number };
const pool = openPool({ url, size: 8, name: "polyphon-bench-audit" });

bePart({
  /** One transaction for each line, as commands write them. */
  write: async (lines) => {
    let left = Number(lines);
    const loop = async () => {
      for (; left > 0;) {
        left -= 1;
        const companyId = (left % companies) + 1;
        await inTransaction(pool, companyScope(companyId), async (tx) =>
          record(tx, { action: "bench", actor: null, companyId, subject: "line", subjectId: left }),
        );
      }
    };
    await Promise.all(Array.from({ length: 8 }, loop));
    return Date.now();
  },
});
