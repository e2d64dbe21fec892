import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { describe, expect, test } from "vitest";
import { featuresOfLevel, frontFeatures, permissionKeys, userTypeNames, userTypes } from "./permissions.ts";

const requirements = readFileSync(resolve(import.meta.dirname, "../../../docs/requirements.tsv"), "utf8");

/** The keys that a statement lists after its colon. */
function keysOf(id: string): string[] {
  const row = requirements.split("\n").find((line) => line.startsWith(`${id}\t`)) ?? "";
  return row
    .slice(row.indexOf(": ") + 2)
    .replace(/\.\s*$/, "")
    .split(", ");
}

const areas = [
  ["users and roles", "A6-22"],
  ["companies", "A6-23"],
  ["content", "A6-24"],
  ["the calendar", "A6-25"],
  ["autopilot", "A6-26"],
  ["the editorial workflow", "A6-27"],
  ["outreach", "A6-28"],
  ["individual users", "A6-29"],
  ["training", "A6-30"],
  ["questionnaires", "A6-31"],
  ["pages and enquiries", "A6-32"],
  ["profile review", "A6-33"],
  ["operations", "A6-34"],
  ["reports", "A6-35"],
] as const;

describe("the permission catalogue", () => {
  test("holds 74 distinct keys [A6-21]", () => {
    expect([permissionKeys.length, new Set(permissionKeys).size]).toEqual([74, 74]);
  });

  test.each(areas)("holds the keys for %s [%s]", (_, id) => {
    const keys = keysOf(id);
    expect(keys.length).toBeGreaterThan(0);
    expect(keys.filter((key) => !(permissionKeys as readonly string[]).includes(key))).toEqual([]);
  });

  test("names keys list_X, add_X, edit_X or view_X; the others are kept as the specification spells them [A6-20] [C6-08]", () => {
    const others = permissionKeys.filter((key) => !/^(list|add|edit|view)_[a-z_]+$/.test(key));
    expect(others.toSorted()).toEqual([
      "Add_bulk_front_user",
      "autopilot_report",
      "curator_and_post_report",
      "duplicate_post",
      "gallery_image_review_report",
      "generate_multipass_login",
      "individual_liable_user",
      "newsletter_engagement_report",
      "performance_data_report",
      "post_preview_report",
      "postwise_report",
      "reply_enquiry",
      "social_url_engagement_report",
      "standard_monthly_report",
      "standard_weekly_report",
      "userwise_report",
      "writer_work",
    ]);
  });

  test("holds no key beyond those of the areas", () => {
    const listed = areas.flatMap(([, id]) => keysOf(id));
    expect([...permissionKeys].sort()).toEqual(listed.sort());
  });
});

describe("kinds of people", () => {
  test("a user type is stored as its index", () => {
    expect(userTypeNames.map((name) => userTypes[name])).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
  });

  test("a member shares, sees the calendar and sets up autopilot [B6-01]", () => {
    expect([...featuresOfLevel.MEMBER].sort()).toEqual(
      [
        "post_sharing",
        "autopilot_config",
        "profile_review_request",
        "helpCenter",
        "tour",
        "dashboard",
        "calendar",
        "certificates",
        "voices",
      ].sort(),
    );
  });

  test("an insider gains newsletter, AI text, mentions and calls to action [B6-02]", () => {
    const gained = ["newsletter", "aiTextSuggestion", "mention", "cta"] as const;
    expect([...featuresOfLevel.INSIDER].sort()).toEqual([...featuresOfLevel.MEMBER, ...gained].sort());
  });

  test("an elite gains own posts and real-time content, and with them everything [B6-03]", () => {
    const gained = ["own_post", "realtime_content"] as const;
    expect([...featuresOfLevel.ELITE].sort()).toEqual([...featuresOfLevel.INSIDER, ...gained].sort());
    expect(featuresOfLevel.ELITE.length).toBe(frontFeatures.length);
  });
});
