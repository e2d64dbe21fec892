import type { Doing } from "@polyphon/contract/kit/about.ts";
import type { TestContext } from "./test-context.ts";

export interface StoredLook {
  readonly company_id: number;
  readonly reader_id: number;
  readonly reader_type: number;
  readonly of_provider: boolean;
  readonly doing: Doing;
  readonly times: number;
}

/** Who was shown what of a person, as it is stored. */
export async function looksAt(world: TestContext, personId: number): Promise<StoredLook[]> {
  const { rows } = await world.arrange((tx) =>
    tx.client.query<StoredLook>(
      `select company_id, reader_id, reader_type, of_provider, doing, times from look
       where person_id = $1 order by first_at, doing`,
      [personId],
    ),
  );
  return rows;
}
