import type { contentLanguages } from "@polyphon/contract/content/content.ts";
import type { Tx } from "../../../platform/db/transaction.ts";

type Language = (typeof contentLanguages)[number];

export interface OnboardingRow {
  readonly welcomeText: string;
  readonly welcomeVideo: string;
  readonly languages: Language[];
  readonly categories: { readonly id: number; readonly name: string; readonly tags: number[] }[];
}

/** A company's welcome for its people; each category with those of the chosen tags that are its own. */
export async function findOnboarding(tx: Tx, companyId: number): Promise<OnboardingRow | null> {
  const { rows } = await tx.client.query<OnboardingRow>(
    `select welcome_text as "welcomeText", welcome_video as "welcomeVideo", languages,
       coalesce((select jsonb_agg(jsonb_build_object('id', c.id, 'name', c.name, 'tags', coalesce((
           select jsonb_agg(t.id order by t.id) from onboarding_tag chosen
             join category_defining_tag t on t.id = chosen.tag_id
           where chosen.configuration_id = o.id and t.category_id = c.id), '[]')) order by lower(c.name), c.id)
         from onboarding_category oc join category c on c.id = oc.category_id
         where oc.configuration_id = o.id), '[]') as categories
     from onboarding_configuration o where company_id = $1`,
    [companyId],
  );
  return rows[0] ?? null;
}
