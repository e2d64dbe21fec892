import { expect, test } from "vitest";
import { checkContact, checkMeeting } from "./check-site-form.ts";

const meeting = {
  name: "Vera",
  role: "Lead",
  email: "vera@mail.example",
  company: "Nordlicht",
  phone: "+49 40 123456",
  contactMethod: "PHONE",
};
const contact = { name: "Carl", email: "carl@mail.example", phone: "040 / 5566", message: "Hello" };

function wrong(problems: Readonly<Record<string, unknown>>): string[] {
  return Object.keys(problems).filter((name) => problems[name] !== undefined);
}

test("a complete form has no faults [B5.9-01] [B5.9-03]", () => {
  expect(wrong(checkMeeting(meeting))).toEqual([]);
  expect(wrong(checkContact(contact))).toEqual([]);
});

test.each(["name", "role", "email", "company", "phone", "contactMethod"])(
  "a meeting request requires %s before it is sent [B5.9-01]",
  (field) => {
    expect(wrong(checkMeeting({ ...meeting, [field]: "" }))).toEqual([field]);
  },
);

test.each(["name", "email", "phone", "message"])("the contact form requires %s [B5.9-03]", (field) => {
  expect(wrong(checkContact({ ...contact, [field]: "  " }))).toEqual([field]);
});

test("a field accepts 50 characters and refuses 51 [B5.9-02] [B5.9-03]", () => {
  for (const field of ["name", "role", "company"]) {
    expect(wrong(checkMeeting({ ...meeting, [field]: "x".repeat(50) }))).toEqual([]);
    expect(wrong(checkMeeting({ ...meeting, [field]: "x".repeat(51) }))).toEqual([field]);
  }
  expect(wrong(checkContact({ ...contact, name: "x".repeat(51) }))).toEqual(["name"]);
  expect(wrong(checkContact({ ...contact, email: `${"a".repeat(38)}@mail.example` }))).toEqual(["email"]);
});

test("e-mail and phone must have a valid format [B5.9-01]", () => {
  expect(wrong(checkMeeting({ ...meeting, email: "vera@", phone: "12ab" }))).toEqual(["email", "phone"]);
});
