import { createServer } from "node:http";
import pg from "pg";
import { bePart, partArgument } from "../kit/be-part.ts";
import type { BenchDatabase } from "../kit/bench-database.ts";
import { listenOn } from "../kit/listen-on.ts";

const { database, limit } = partArgument() as { database: BenchDatabase; limit: number };
const pool = new pg.Pool({ connectionString: database.free, max: 12, options: "-c jit=off" });

/** What a row shows, as plain SQL would read it without a product around it: the same tables, indices and figures. */
const shown = `
  p.id, p.version, p.title, p.serial_number as "serialNumber", p.source, p.type, p.language, p.status, c.name as "categoryName",
  p.publish_at as "publishAt", p.starts_on as "startsOn", p.ends_on as "endsOn", p.featured_until as "featuredUntil",
  p.front_page_news as "frontPageNews", p.drip_days as "dripDays", jsonb_array_length(p.voices) as voices,
  (select m.thumbnail_key from post_image i join media m on m.id = i.media_id
   where i.post_id = p.id and i.position = 1 and m.state = 'READY') as "thumbnailUrl",
  (select coalesce(sum(shares), 0)::int from post_share_count where post_id = p.id) as shares,
  (select coalesce(sum(persons), 0)::int from click_count where post_id = p.id) as clicks`;
const counted = (where: string) =>
  `(select count(*)::int from (select from post p where ${where} limit 10001) found)`;
const found = `p.language = $2 and exists (select from post_word w where w.post_id = p.id
  and w.word >= $1 and w.word <= $1 || U&'\\+10FFFF')`;

const texts = {
  list: `select ${shown}, ${counted("true")} as counted from post p join category c on c.id = p.category_id
    where p.id < $1 order by p.id desc limit $2`,
  search: `select ${shown}, ${counted(found)} as counted from post p join category c on c.id = p.category_id
    where ${found} order by p.id desc limit $3`,
} as const;

const can = { edit: true, duplicate: true, remove: true };

const server = createServer((request, response) => {
  const asked = new URLSearchParams(request.url?.split("?")[1]);
  const kind = asked.has("search") ? "search" : "list";
  const values =
    kind === "search"
      ? [asked.get("search"), asked.get("language"), limit + 1]
      : [Number(asked.get("id") ?? Number.MAX_SAFE_INTEGER), limit + 1];
  pool.query<{ counted: number }>({ name: kind, text: texts[kind], values }).then(
    ({ rows }) => {
      const items = rows.slice(0, limit).map((row) => ({ ...row, can }));
      const body = JSON.stringify({
        items,
        next: "0".repeat(24),
        count: { value: rows[0]?.counted ?? 0, exact: true },
      });
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
