import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { isPublicAddress } from "./public-address.ts";

describe("an address of the open internet", () => {
  it.each([
    "1.1.1.1",
    "8.8.8.8",
    "93.184.216.34",
    "172.15.255.255",
    "172.32.0.1",
    "100.63.255.255",
    "223.255.255.255",
  ])("is %s", (address) => {
    expect(isPublicAddress(address)).toBe(true);
  });

  it.each(["2606:4700:4700::1111", "2a00:1450:4001:80b::200e", "2001:4860:4860::8888", "2400::1"])(
    "is %s",
    (address) => {
      expect(isPublicAddress(address)).toBe(true);
    },
  );

  it("is none that embeds one of version 4, whatever that is", () => {
    fc.assert(
      fc.property(
        fc.ipV4(),
        fc.constantFrom("::ffff:", "::", "64:ff9b::", "64:ff9b:1::", "::ffff:0:"),
        (inner, before) => {
          expect(isPublicAddress(before + inner)).toBe(false);
        },
      ),
    );
  });

  it("is none of the private networks, anywhere in them", () => {
    const last = fc.tuple(fc.nat(255), fc.nat(255), fc.nat(255));
    fc.assert(
      fc.property(fc.constantFrom("10", "127", "0", "224", "255"), last, (first, rest) => {
        expect(isPublicAddress([first, ...rest].join("."))).toBe(false);
      }),
    );
  });

  it.each(["", "localhost", "1.2.3", "1.2.3.4.5", "::1%lo", "fe80::1%eth0", "2606:4700::1%1", "0x7f.1"])(
    "is not %j, which is no address at all",
    (text) => {
      expect(isPublicAddress(text)).toBe(false);
    },
  );
});
