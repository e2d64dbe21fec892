import fc from "fast-check";
import { expect, test } from "vitest";
import { choiceFaults } from "./choose-password.ts";

const word = fc.string({ minLength: 1, maxLength: 15 });

test("a mismatch is reported at the confirmation field, a match never [A5-16] [A5-19] [B5.1-03]", () => {
  fc.assert(
    fc.property(word, word, (newPassword, confirmPassword) => {
      const faults = choiceFaults({ newPassword, confirmPassword });
      expect(faults).toEqual(
        newPassword === confirmPassword ? [] : [{ field: "confirmPassword", say: "passwordMatch" }],
      );
    }),
  );
});

test("reusing the old password is refused, and both faults are reported at once", () => {
  fc.assert(
    fc.property(word, word, (password, other) => {
      const same = choiceFaults({ newPassword: password, confirmPassword: other, currentPassword: password });
      expect(same).toContainEqual({ field: "newPassword", say: "passwordSame" });
      expect(same).toHaveLength(password === other ? 1 : 2);
      fc.pre(password !== other);
      expect(choiceFaults({ newPassword: other, confirmPassword: other, currentPassword: password })).toEqual(
        [],
      );
    }),
  );
});
