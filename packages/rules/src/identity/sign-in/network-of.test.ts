import fc from "fast-check";
import { expect, test } from "vitest";
import { networkOf } from "./network-of.ts";

test("an IPv4 address is its own network, also where it is written as IPv6", () => {
  fc.assert(
    fc.property(fc.ipV4(), (address) => {
      expect(networkOf(address)).toBe(address);
      expect(networkOf(`::ffff:${address}`)).toBe(address);
    }),
  );
});

const group = fc.integer({ min: 0, max: 0xffff });

test("IPv6 addresses of one connection are one network, however they are written", () => {
  fc.assert(
    fc.property(
      fc.tuple(group, group, group, group),
      fc.array(group, { minLength: 4, maxLength: 4 }),
      fc.array(group, { minLength: 4, maxLength: 4 }),
      (network, one, other) => {
        const written = (host: readonly number[]) =>
          [...network, ...host].map((each) => each.toString(16)).join(":");
        const padded = (host: readonly number[]) =>
          [...network, ...host].map((each) => each.toString(16).padStart(4, "0").toUpperCase()).join(":");
        expect(networkOf(written(one))).toBe(networkOf(padded(other)));
        const elsewhere = [network[0], network[1], network[2], network[3] ^ 1, ...one];
        expect(networkOf(elsewhere.map((each) => each.toString(16)).join(":"))).not.toBe(
          networkOf(written(one)),
        );
      },
    ),
  );
});

test("groups of zeros that are left out count", () => {
  expect(networkOf("2001:db8::1")).toBe("2001:db8:0:0::/64");
  expect(networkOf("2001:db8:0:0:1::")).toBe("2001:db8:0:0::/64");
  expect(networkOf("::1")).toBe("0:0:0:0::/64");
  expect(networkOf("fe80::1%eth0")).toBe("fe80:0:0:0::/64");
});
