import { describe, expect, test } from "vitest";
import { company } from "./companies/company.resource.ts";
import { endpoints } from "./endpoints.ts";
import { choiceRefs, type ChoiceSource, choiceSources } from "./kit/choice-source.ts";
import type { Endpoint } from "./kit/endpoint.ts";
import { refKinds } from "./kit/ref.ts";
import { subjectOf, subjects } from "./kit/subject.ts";
import { questionnaire } from "./surveys/questionnaire.resource.ts";

const namesOf = (found: readonly Endpoint[]) => found.map(({ name }) => name);
const isRead = ({ method }: Endpoint) => method === "GET";

describe("the subjects that calls read and change", () => {
  test("are declared by every call, and a GET call changes nothing but a connection without a login", () => {
    const silent = endpoints.filter(({ reads, changes }) => reads === undefined && changes === undefined);
    expect(namesOf(silent)).toEqual([]);
    expect(namesOf(endpoints.filter((one) => isRead(one) && one.changes !== undefined))).toEqual([
      "connect-xing",
    ]);
    expect(namesOf(endpoints.filter(({ reads, changes }) => reads && changes))).toEqual([]);
  });

  test("are each read by some call, so that no change goes unseen", () => {
    const read = new Set(endpoints.flatMap(({ reads = [] }) => reads));
    expect(subjects.filter((subject) => !read.has(subject))).toEqual([]);
  });

  test("are the same for a form's choices as for the things themselves", () => {
    for (const [source, call] of Object.entries(choiceSources) as [ChoiceSource, Endpoint][]) {
      expect(choiceRefs[source] in refKinds).toBe(true);
      expect(call.reads).toEqual([subjectOf(choiceRefs[source])]);
    }
    expect(company.edit.changes).toEqual(choiceSources.company.reads);
  });

  test("include the things whose names a list shows", () => {
    expect(questionnaire.list.reads).toContain("questionnaire");
    expect(questionnaire.list.reads).toContain("company");
    expect(questionnaire.edit.changes).toEqual(["questionnaire"]);
  });
});
