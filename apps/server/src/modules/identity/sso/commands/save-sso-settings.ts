import { saveSsoSettings as at } from "@polyphon/contract/identity/sso.contract.ts";
import { command } from "../../../../platform/operation/command.ts";
import { Refusal } from "../../../../platform/operation/refusal.ts";
import { sealClientSecret } from "../sso-secrets.ts";
import type { SsoDeps } from "../sso.deps.ts";
import { presentSso } from "../sso.present.ts";
import { companyExists, findSso, saveSso, unlinkOtherTenants } from "../sso.store.ts";

export const saveSsoSettings = ({ box }: Pick<SsoDeps, "box">) =>
  command(at, async ({ input, tx }) => {
    const { companyId, clientSecret, version, ...given } = input;
    if (!(await companyExists(tx, companyId))) throw new Refusal("not_found");
    const secret =
      clientSecret === undefined
        ? (await findSso(tx, companyId))?.secret
        : sealClientSecret(box, companyId, clientSecret);
    // Without a secret this was a change of settings that no longer exist.
    if (!secret) throw new Refusal("edited_meanwhile");
    const sso = { ...given, companyId, secret };
    const saved = await saveSso(tx, sso, version ?? null);
    if (saved === null) throw new Refusal("edited_meanwhile");
    await unlinkOtherTenants(tx, companyId, sso.tenantId);
    return presentSso({ ...sso, version: saved });
  });
