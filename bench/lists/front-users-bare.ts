import { createServer } from "node:http";
import pg from "pg";
import { bePart, partArgument } from "../kit/be-part.ts";
import type { BenchDatabase } from "../kit/bench-database.ts";
import { listenOn } from "../kit/listen-on.ts";

const { database, limit } = partArgument() as { database: BenchDatabase; limit: number };
const pool = new pg.Pool({ connectionString: database.free, max: 12, options: "-c jit=off" });

/** What a row shows, as plain SQL would read it without a product around it: the same tables, indices and figures. */
const shown = `
  a.id, a.first_name as "firstName", a.last_name as "lastName", a.first_name || ' ' || a.last_name as name, a.email, a.status,
  a.proficiency as level, a.front_type as type, a.light_front_user as "lightFrontUser", exists (select from autopilot_setting s where s.account_id = a.id and s.switched_on) as autopilot,
  a.last_login_at as "lastLoginAt", a.created_at as "createdAt", a.version, a.language, a.headline, a.cost_center as "costCenter",
  exists (select from reviewed_user r where r.account_id = a.id and r.reviewed) as "reviewUser", json_build_object('id', c.id, 'name', c.name) as company,
  (select coalesce(json_agg(json_build_object('network', s.network, 'mark', 'ACTIVE')), '[]') from social_connection s
   where s.user_id = a.id) as networks,
  (select coalesce(json_agg(json_build_object('id', p.id, 'name', p.name)), '[]') from user_group_member m
   join user_group_parameter p on p.id = m.parameter_id where m.account_id = a.id) as groups,
  (select count(*)::int from share where user_id = a.id and due_at >= now() - interval '1 year' and state = 'SHARED') as shares,
  (select shared_at from share where user_id = a.id and state = 'SHARED' order by due_at desc, id desc limit 1) as "lastShareAt"`;
const employees = "a.kind = 'front' and a.primary_account_id is null";

const texts = {
  list: `select ${shown} from account a join company c on c.id = a.company_id
    where ${employees} and a.status <> 'DELETED' and (a.name_key, a.id) > ($1, $2) order by a.name_key, a.id limit $3`,
  search: `select ${shown} from front_user_key k join account a on a.id = k.account_id join company c on c.id = a.company_id
    where ${employees} and k.key >= $1 and k.key < $1 || U&'\\+10FFFF' and a.status = 'ENABLED' and a.proficiency = $2
      and not exists (select from front_user_key o where o.account_id = k.account_id and o.key >= $1 and o.key < k.key)
    order by k.key, a.id limit $3`,
} as const;

const can = { edit: true, actions: ["DISABLE", "DEACTIVATE", "DELETE", "PROMOTE"] };

const server = createServer((request, response) => {
  const asked = new URLSearchParams(request.url?.split("?")[1]);
  const kind = asked.has("search") ? "search" : "list";
  const values =
    kind === "search"
      ? [asked.get("search"), asked.get("level"), limit + 1]
      : [asked.get("key") ?? "", Number(asked.get("id") ?? 0), limit + 1];
  pool.query<object>({ name: kind, text: texts[kind], values }).then(
    ({ rows }) => {
      const items = rows.slice(0, limit).map((row) => ({ ...row, can }));
      const body = JSON.stringify({ items, next: "0".repeat(48) });
      response.writeHead(200, {
        "content-type": "application/json; charset=utf-8",
        "content-length": Buffer.byteLength(body),
      });
      response.end(body);
    },
    (error: unknown) => response.writeHead(500, { "content-length": "0" }).end(String(error)),
  );
});

bePart({ listen: () => listenOn(server) });
