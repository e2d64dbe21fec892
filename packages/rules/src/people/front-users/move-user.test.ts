import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { frontTypeIn, moveFault } from "./move-user.ts";

const domain = fc.domain();

describe("moving an employee", () => {
  it("makes a front user of an address of the domain, ignoring case", () => {
    fc.assert(
      fc.property(domain, (name) => {
        expect(frontTypeIn(`a.person@${name}`, name)).toBe("FRONT");
        expect(frontTypeIn(`a.person@${name.toUpperCase()}`, name)).toBe("FRONT");
      }),
    );
  });

  it("makes a cross-domain front user of any other address, also of a domain with the same ending", () => {
    fc.assert(
      fc.property(domain, (name) => {
        expect(frontTypeIn(`a@sub.${name}`, name)).toBe("CROSS_DOMAIN");
        expect(frontTypeIn(`a@${name}`, `sub.${name}`)).toBe("CROSS_DOMAIN");
        expect(frontTypeIn(`a@not${name}`, name)).toBe("CROSS_DOMAIN");
      }),
    );
  });

  it("is refused into the same domain first, and out of a domain without employees", () => {
    fc.assert(
      fc.property(fc.nat(), fc.nat(), fc.boolean(), (fromCompanyId, toCompanyId, peopleThere) => {
        const fault = moveFault({ fromCompanyId, toCompanyId, peopleThere });
        if (fromCompanyId === toCompanyId) expect(fault).toBe("same_domain");
        else expect(fault).toBe(peopleThere ? null : "no_front_users");
      }),
    );
  });
});
