import { ownPostStatuses } from "@polyphon/contract/content/own-posts/own-post.ts";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  mayDecideOwnPost,
  mayEditOwnPost,
  mayHandInAgain,
  mayOfferOwnPost,
  mayShareOwnPost,
  statusHandedIn,
} from "./own-post.ts";

const facts = fc.record({
  status: fc.constantFrom(...ownPostStatuses),
  approval: fc.boolean(),
  shared: fc.boolean(),
});

describe("the way of an own post", () => {
  test("begins with waiting where the company asks for approval, and is approved at once elsewhere", () => {
    expect(statusHandedIn(true)).toBe("PENDING");
    expect(statusHandedIn(false)).toBe("APPROVED");
  });

  test("is shared by nobody before it is approved", () => {
    fc.assert(fc.property(facts, (post) => mayShareOwnPost(post) === (post.status === "APPROVED")));
  });

  test("never ends in a place that neither its author nor the approver can lead it out of", () => {
    fc.assert(
      fc.property(facts, (post) => {
        const decidable = post.approval && mayDecideOwnPost(post);
        expect(mayShareOwnPost(post) || mayHandInAgain(post) || decidable).toBe(true);
      }),
    );
  });

  test("stays as it was approved once it was shared", () => {
    fc.assert(fc.property(facts, (post) => mayEditOwnPost(post) === !post.shared));
  });

  test("is judged only while it waits, and offered only approved and once", () => {
    fc.assert(
      fc.property(facts, fc.option(fc.nat()), (post, offered) => {
        expect(mayDecideOwnPost(post)).toBe(post.status === "PENDING");
        expect(mayOfferOwnPost(post, offered)).toBe(post.status === "APPROVED" && offered === null);
      }),
    );
  });
});
