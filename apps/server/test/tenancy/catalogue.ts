import type { TestContext } from "../test-context.ts";

interface TableFacts {
  readonly name: string;
  readonly owned: boolean;
  readonly protected: boolean;
  readonly forced: boolean;
  readonly policy: boolean;
  readonly partition: boolean;
  readonly reachable: boolean;
  readonly companyData: boolean;
  readonly comment: string | null;
}

const factsSql = `
  select n.nspname || '.' || c.relname as name, pg_get_userbyid(c.relowner) in ('polyphon_app', 'polyphon_all') as owned,
    c.relrowsecurity as protected, c.relforcerowsecurity as forced, c.relispartition as partition,
    exists (select from pg_policy p where p.polrelid = c.oid and 'polyphon_app'::regrole = any (p.polroles)) as policy,
    has_table_privilege('polyphon_app', c.oid, 'select, insert, update, delete') as reachable,
    exists (select from pg_attribute a where a.attrelid = c.oid and a.attname = 'company_id' and not a.attisdropped) as "companyData",
    obj_description(c.oid, 'pg_class') as comment
  from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where c.relkind in ('r', 'p') and n.nspname in ('public', 'platform')
  order by 1`;

function faultsOf(table: TableFacts): string[] {
  const say = (fault: boolean, text: string) => (fault ? [`${table.name} ${text}`] : []);
  const open = !table.protected && (table.comment ?? "").startsWith("no company data: ");
  return [
    ...say(table.owned, "belongs to a role of the app"),
    ...say(table.companyData && !table.protected, "has a company and no row level security"),
    ...say(table.protected && !table.forced, "lets its owner past its policies"),
    // A partition has no policy: it is accessible only through its parent.
    ...say(table.protected && !table.partition && !table.policy, "has no policy for the app"),
    ...say(
      table.partition && (!table.protected || table.reachable),
      "is a partition that can be read past its parent",
    ),
    ...say(!table.protected && !open && !table.partition, "does not say why it holds no company data"),
  ];
}

/** Every table, and the faults of its protection. */
export async function tenancyFaults(context: TestContext): Promise<{ tables: number; faults: string[] }> {
  const { rows } = await context.arrange((tx) => tx.client.query<TableFacts>(factsSql));
  return { tables: rows.length, faults: rows.flatMap(faultsOf) };
}

export interface ProtectedTable {
  readonly name: string;
  readonly companyColumn: "company_id" | "id" | null;
}

/** The tables with policies, and the column that names the company where there is one. */
export async function protectedTables(context: TestContext): Promise<ProtectedTable[]> {
  const { rows } = await context.arrange((tx) =>
    tx.client.query<ProtectedTable>(
      `select c.relname as name,
         case when c.relname = 'company' then 'id'
           when exists (select from pg_attribute a where a.attrelid = c.oid and a.attname = 'company_id') then 'company_id' end as "companyColumn"
       from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
         and c.relrowsecurity order by 1`,
    ),
  );
  return rows;
}
