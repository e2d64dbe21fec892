import { ownPostStatuses } from "@polyphon/contract/content/own-posts/own-post.ts";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  mayDecideOwnPost,
  mayEditOwnPost,
  maySubmitAgain,
  mayOfferOwnPost,
  mayShareOwnPost,
  statusHandedIn,
} from "./own-post.ts";

const facts = fc.record({
  status: fc.constantFrom(...ownPostStatuses),
  approval: fc.boolean(),
  shared: fc.boolean(),
});

describe("the state of an own post", () => {
  test("starts as waiting where the company requires approval, otherwise as approved", () => {
    expect(statusHandedIn(true)).toBe("PENDING");
    expect(statusHandedIn(false)).toBe("APPROVED");
  });

  test("allows no sharing before approval", () => {
    fc.assert(fc.property(facts, (post) => mayShareOwnPost(post) === (post.status === "APPROVED")));
  });

  test("always leaves its author or the approver a way out", () => {
    fc.assert(
      fc.property(facts, (post) => {
        const decidable = post.approval && mayDecideOwnPost(post);
        expect(mayShareOwnPost(post) || maySubmitAgain(post) || decidable).toBe(true);
      }),
    );
  });

  test("allows no changes once it was shared", () => {
    fc.assert(fc.property(facts, (post) => mayEditOwnPost(post) === !post.shared));
  });

  test("allows a decision only while it waits, and offering only once and after approval", () => {
    fc.assert(
      fc.property(facts, fc.option(fc.nat()), (post, offered) => {
        expect(mayDecideOwnPost(post)).toBe(post.status === "PENDING");
        expect(mayOfferOwnPost(post, offered)).toBe(post.status === "APPROVED" && offered === null);
      }),
    );
  });
});
