import { expect, test } from "vitest";
import { upgradedDatabase } from "./upgraded-database.ts";

/** The settings of people when all of them were in `account`: one of everything, and somebody with defaults only. */
const before = `
  insert into company (name, domain, time_zone, theme_color) values ('Hafen', 'hafen.example', 'Europe/Berlin', '#0b7285');
  insert into account (company_id, kind, email, password_hash, first_name, last_name, ai_text_language, ai_text_tonalities,
    ai_text_audience_id, voice_type, autopilot_on, out_of_office_from, out_of_office_to, tour_visited, tour_skips,
    saved_filters, saved_realtime_filters, review_user, profile_rating)
  values (1, 'front', 'busy@hafen.example', '-', 'Busy', 'Person', 'GERMAN', '{FRIENDLY}', 3, 'VOICE_2', true, '2030-01-01',
    '2030-01-09', true, 2, '{"languages": ["ENGLISH"]}', '{"source": 1}', true, 4);
  insert into account (company_id, kind, email, password_hash, first_name, last_name)
  values (1, 'front', 'quiet@hafen.example', '-', 'Quiet', 'Person');
  insert into account (kind, email, password_hash, first_name, last_name, ai_text_tonalities)
  values ('staff', 'staff@provider.example', '-', 'Stella', 'Staff', '{FORMAL}')`;

const client = upgradedDatabase("0074", before);

const rowsOf = async (table: string) =>
  (
    await client().query<{ row: object }>(
      `select to_jsonb(kept) as row from ${table} kept order by kept.account_id`,
    )
  ).rows.map(({ row }) => row);

test("account settings are moved to the tables of the modules, without rows for defaults", async () => {
  expect(await rowsOf("ai_text_setting")).toEqual([
    { account_id: 1, language: "GERMAN", tonalities: ["FRIENDLY"], audience_id: 3 },
    { account_id: 3, language: null, tonalities: ["FORMAL"], audience_id: null },
  ]);
  expect(await rowsOf("tour_progress")).toEqual([{ account_id: 1, visited: true, skips: 2 }]);
  expect(await rowsOf("feed_filter")).toEqual([
    { account_id: 1, posts: { languages: ["ENGLISH"] }, real_time: { source: 1 } },
  ]);
  expect(await rowsOf("reviewed_user")).toEqual([{ account_id: 1, reviewed: true, rating: 4 }]);
  expect(await rowsOf("autopilot_setting")).toEqual([
    {
      account_id: 1,
      company_id: 1,
      switched_on: true,
      away_from: "2030-01-01",
      away_to: "2030-01-09",
      voice: "VOICE_2",
    },
  ]);
});

test("an account keeps no columns of the modules", async () => {
  const { rows } = await client().query<{ name: string }>(
    `select attname as name from pg_attribute where attrelid = 'account'::regclass and attnum > 0 and not attisdropped
     and (attname ~ '^(ai_|tour_|saved_|autopilot|out_of_office)' or attname in
       ('voice_type', 'review_user', 'profile_rating', 'questionnaire_skipped'))`,
  );
  expect(rows).toEqual([]);
});
