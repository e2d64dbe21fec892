import { postStatuses } from "@polyphon/contract/content/content.ts";
import { workflowActions } from "@polyphon/contract/editorial/editorial.ts";
import { userTypeNames, userTypes } from "@polyphon/contract/permissions.ts";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  categoriesInReach,
  firstStep,
  isBillable,
  mayEdit,
  nextHand,
  stepOf,
  stepsOf,
  transitions,
  waitingStates,
  type Worker,
  type WorkflowPost,
} from "./workflow.ts";

/** Written down apart from the rule: from | who | action | to. */
const written = `
new | writer | SUBMIT | IN_PROOF_READING
new | writer, ready to publish | SUBMIT | READY_TO_PUBLISH
new | superAdmin | SAVE | PUBLISHED
new | subAdmin | SAVE | PUBLISHED
new | corporateAdmin | SAVE | PUBLISHED
new | corporateUser | SAVE | PUBLISHED
IN_PROOF_READING | proofreader | APPROVE | IN_APPROVAL
IN_PROOF_READING | proofreader | REJECT with reason and voices | WAITING_FOR_UPDATE
IN_APPROVAL | editorInChief | APPROVE | APPROVED_BY_EDITOR_IN_CHIEF
IN_APPROVAL | editorInChief | RETURN with reason and voices | RETURNED_BY_EDITOR_IN_CHIEF
IN_APPROVAL | editorInChief | REJECT_BILLABLE with reason and voices | REJECTED_BILLABLE_BY_EDITOR_IN_CHIEF
APPROVED_BY_EDITOR_IN_CHIEF | approver of the category | PUBLISH | PUBLISHED
APPROVED_BY_EDITOR_IN_CHIEF | approver of the category | RETURN with reason and voices | RETURNED_BY_APPROVER
READY_TO_PUBLISH | approver of the category | PUBLISH | PUBLISHED
READY_TO_PUBLISH | approver of the category | RETURN with reason and voices | RETURNED_BY_APPROVER
WAITING_FOR_UPDATE | the writer | RESUBMIT | IN_PROOF_READING
RETURNED_BY_EDITOR_IN_CHIEF | the writer | RESUBMIT | IN_PROOF_READING
RETURNED_BY_APPROVER | the writer | RESUBMIT | IN_APPROVAL
RETURNED_BY_APPROVER | the writer, ready to publish | RESUBMIT | READY_TO_PUBLISH
`.trim();

const nameOf = (type: number | null) => userTypeNames.find((name) => userTypes[name] === type) ?? "nobody";

/** Every step that anybody can take, found by trying: each state, each kind of staff, each action. */
function tried(worker: Partial<Worker>, post: Partial<WorkflowPost>): string[] {
  const lines: string[] = [];
  for (const status of [null, ...postStatuses])
    for (const userType of Object.values(userTypes))
      for (const readyToPublish of [false, true])
        for (const action of workflowActions) {
          const step = stepOf(
            { accountId: 1, categoryIds: [7], ...worker, userType, readyToPublish },
            { categoryId: 7, createdBy: 1, ...post, status },
            action,
          );
          if (step) lines.push(`${status} ${nameOf(userType)} ${readyToPublish} ${action} ${step.to}`);
        }
  return lines;
}

const worker = (userType: number, over: Partial<Worker> = {}): Worker => ({
  accountId: 1,
  userType,
  readyToPublish: false,
  categoryIds: [7],
  ...over,
});
const anyWorker = fc.record<Worker>({
  accountId: fc.integer({ min: 1, max: 3 }),
  userType: fc.option(fc.integer({ min: 0, max: 7 })),
  readyToPublish: fc.boolean(),
  categoryIds: fc.uniqueArray(fc.integer({ min: 1, max: 3 })),
});
const anyPost = fc.record<WorkflowPost>({
  status: fc.constantFrom(null, ...postStatuses),
  categoryId: fc.integer({ min: 1, max: 3 }),
  createdBy: fc.option(fc.integer({ min: 1, max: 3 })),
});

describe("the workflow", () => {
  test("goes from writer to proofreader, Editor-in-Chief, approver and publishing as specified [A1-11] [C4-03] [C4-04] [C4-05] [C4-06] [C4-07]", () => {
    const printed = transitions.map(({ from, who, readyToPublish, action, to, hand, reasoned }) => {
      const person = hand === "the writer" ? "the writer" : nameOf(who);
      const place = who === userTypes.approver ? " of the category" : "";
      const mark = readyToPublish ? ", ready to publish" : "";
      const asks = reasoned ? " with reason and voices" : "";
      return `${from ?? "new"} | ${person}${place}${mark} | ${action}${asks} | ${to}`;
    });
    expect(printed.join("\n")).toBe(written);
  });

  test("allows no other step for any state, kind of staff and action", () => {
    const possible = tried({}, {});
    const twice = (mark: boolean | undefined) => (mark === undefined ? [false, true] : [mark]);
    const expected = transitions.flatMap(({ from, who, readyToPublish, action, to }) =>
      twice(readyToPublish).map((mark) => `${from} ${nameOf(who)} ${mark} ${action} ${to}`),
    );
    expect(possible.toSorted()).toEqual(expected.toSorted());
    expect(possible).toHaveLength(34);
  });

  test("requires a reason and voices exactly where a post is returned or rejected [C4-08] [C4-09]", () => {
    const back = ["REJECT", "RETURN", "REJECT_BILLABLE"];
    for (const { action, reasoned } of transitions) expect(reasoned === true).toBe(back.includes(action));
  });

  test("ends with a published post or one rejected as billable", () => {
    const over = postStatuses.filter((status) => nextHand(status) === null);
    expect(over).toEqual(["PUBLISHED", "REJECTED_BILLABLE_BY_EDITOR_IN_CHIEF"]);
  });

  test("leads from a writer's new post through all nine states [A4-17] [C4-01]", () => {
    const reached = new Set<string>(["IN_PROOF_READING", "READY_TO_PUBLISH"]);
    for (let round = 0; round < postStatuses.length; round += 1)
      for (const { from, to } of transitions) if (from !== null && reached.has(from)) reached.add(to);
    expect([...reached].toSorted()).toEqual([...postStatuses].toSorted());
    expect(postStatuses).toHaveLength(9);
  });
});

describe("a person in the workflow", () => {
  test("resubmits only own posts", () => {
    const back = { status: "WAITING_FOR_UPDATE", categoryId: 7, createdBy: 2 } as const;
    expect(stepsOf(worker(userTypes.writer), back)).toEqual([]);
    expect(stepsOf(worker(userTypes.writer), { ...back, createdBy: 1 })).toHaveLength(1);
  });

  test("publishes only in assigned categories, and nowhere without any [C1-06] [A6-13]", () => {
    const ready = { status: "READY_TO_PUBLISH", categoryId: 7, createdBy: 2 } as const;
    expect(stepsOf(worker(userTypes.approver), ready)).toHaveLength(2);
    expect(stepsOf(worker(userTypes.approver, { categoryIds: [8] }), ready)).toEqual([]);
    expect(stepsOf(worker(userTypes.approver, { categoryIds: [] }), ready)).toEqual([]);
  });

  test("writes only in assigned categories [C1-08] [A6-14]", () => {
    expect(firstStep(worker(userTypes.writer), 7)).toMatchObject({ to: "IN_PROOF_READING" });
    expect(firstStep(worker(userTypes.writer), 8)).toBe("category_not_assigned");
    expect(firstStep(worker(userTypes.writer, { readyToPublish: true }), 7)).toMatchObject({
      to: "READY_TO_PUBLISH",
    });
    expect(firstStep(worker(userTypes.proofreader), 7)).toBe("workflow_refused");
  });

  test("edits a post only while it waits for that person, unless posts are saved directly", () => {
    fc.assert(
      fc.property(anyWorker, anyPost, (someone, post) => {
        const saves = [0, 1, 2, 3].includes(someone.userType ?? -1);
        const waits = post.status !== null && stepsOf(someone, post).length > 0;
        expect(mayEdit(someone, post)).toBe(saves || waits);
      }),
    );
  });

  test("acts only where the post waits for that kind of staff", () => {
    fc.assert(
      fc.property(anyWorker, anyPost, (someone, post) => {
        for (const { from, to } of stepsOf(someone, post)) {
          expect(from).toBe(post.status);
          if (from !== null) expect(waitingStates(someone.userType)).toContain(from);
          expect(to).not.toBe(from);
        }
      }),
    );
  });

  test("without categories sees all posts as a proofreader or Editor-in-Chief, none as an approver [C6-40]", () => {
    expect(categoriesInReach(worker(userTypes.proofreader, { categoryIds: [] }))).toBeNull();
    expect(categoriesInReach(worker(userTypes.editorInChief, { categoryIds: [] }))).toBeNull();
    expect(categoriesInReach(worker(userTypes.editorInChief))).toEqual([7]);
    expect(categoriesInReach(worker(userTypes.approver, { categoryIds: [] }))).toEqual([]);
    expect(categoriesInReach(worker(userTypes.subAdmin))).toBeNull();
  });
});

test("exactly four states make a post billable", () => {
  expect(postStatuses.filter(isBillable)).toEqual([
    "APPROVED_BY_EDITOR_IN_CHIEF",
    "PUBLISHED",
    "REJECTED_BILLABLE_BY_EDITOR_IN_CHIEF",
    "READY_TO_PUBLISH",
  ]);
});
