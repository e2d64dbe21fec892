import { createServer } from "node:http";
import pg from "pg";
import { bePart, partArgument } from "../kit/be-part.ts";
import type { BenchDatabase } from "../kit/bench-database.ts";
import { listenOn } from "../kit/listen-on.ts";

const { database, items } = partArgument() as { database: BenchDatabase; items: number };
const pool = new pg.Pool({ connectionString: database.free, max: 12, options: "-c jit=off" });

/** The feed's main query as one would write it without a product around it: the same tables, indexes and number of rows. */
const text = `
  select p.id, p.title, p.source, p.type, p.language, p.category_id as "categoryId", c.name as "categoryName", p.post_url as "postUrl",
    p.publish_at as "publishedAt", p.front_page_news as "frontPageNews", p.notes, p.voices
  from (
    select found.* from category_company cc
    cross join lateral (
      select * from post
      where post.category_id = cc.category_id and post.status = 'PUBLISHED' and post.publish_at <= now()
        and post.killed_at is null and (post.ends_on is null or post.ends_on >= current_date)
        and (post.company_id is null or post.company_id = $1)
      order by post.publish_at desc, post.id desc limit $2
    ) found
    where cc.company_id = $1
    order by found.publish_at desc, found.id desc limit $2
  ) p join category c on c.id = p.category_id
  order by p.publish_at desc, p.id desc`;

/** What the product adds to a row, so that both answers have the same size. */
const added = {
  linkDomain: "example.com",
  featured: false,
  excerpt: "What our colleagues say about it, ".repeat(9).slice(0, 280),
  ownShares: [],
  colleaguesShared: 2,
  facebookUrl: null,
  definingTags: [],
  shareType: "ALL",
  imageSelectionMode: "ALL",
  attachment: null,
  videoEmbedCode: null,
  embedUrl: null,
  editable: false,
  clicks: 3,
  likes: 4,
  dislikes: 1,
  ownReaction: null,
  reported: false,
  can: { share: true, react: true, report: true },
};

const image = {
  id: 123_456,
  url: `/media/${"0".repeat(32)}/picture.webp?e=1763200000&s=${"0".repeat(43)}`,
  thumbnailUrl: `/media/${"0".repeat(32)}/thumbnail.webp?e=1763200000&s=${"0".repeat(43)}`,
  width: 1200,
  height: 630,
};
/** Three of five posts have a picture. */
const imagesOf = (row: { id: string }) => (Number(row.id) % 5 < 3 ? [image] : []);

const server = createServer((request, response) => {
  const company = Number(new URLSearchParams(request.url?.split("?")[1]).get("company"));
  pool.query<{ id: string }>({ name: "feed", text, values: [company, items] }).then(
    ({ rows }) => {
      const body = JSON.stringify({
        items: rows.map((row) => ({ ...row, ...added, images: imagesOf(row) })),
        next: "0".repeat(48),
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
