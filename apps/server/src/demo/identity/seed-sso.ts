import { sealClientSecret } from "../../modules/identity/sso/sso-secrets.ts";
import { saveSso } from "../../modules/identity/sso/sso.store.ts";
import type { Database } from "../../platform/db/pool.ts";
import { allScope } from "../../platform/db/scope.ts";
import { inTransaction } from "../../platform/db/transaction.ts";
import type { SecretBox } from "../../platform/secret/secret-box.ts";
import { companyWith } from "../demo.store.ts";

/** Nordwind signs in through the sandbox's identity provider, which serves any tenant. Its passwords work as well. */
export async function seedSso(database: Database, box: SecretBox): Promise<void> {
  await inTransaction(database, allScope("demo"), async (tx) => {
    const companyId = await companyWith(tx, "nordwind.example");
    const settings = {
      companyId,
      applicationName: "Polyphon",
      clientId: "polyphon-demo",
      tenantId: "11111111-1111-4111-8111-111111111111",
      enabled: true,
      secret: sealClientSecret(box, companyId, "demo-client-secret"),
    };
    await saveSso(tx, settings, null);
  });
}
