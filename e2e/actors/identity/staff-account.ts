import { randomUUID } from "node:crypto";
import { approverUser } from "@polyphon/contract/people/staff/approver-user.resource.ts";
import { chiefUser } from "@polyphon/contract/people/staff/chief-user.resource.ts";
import { proofReaderUser } from "@polyphon/contract/people/staff/proof-reader-user.resource.ts";
import { writerUser } from "@polyphon/contract/people/staff/writer-user.resource.ts";
import type { Caller } from "../../kit/people/caller.ts";
import type { Person } from "../../kit/people/demo.ts";
import { superAdmin } from "../../kit/people/people.ts";
import { acceptInvitation } from "./accept-invitation.ts";

type Fields = ReturnType<typeof fieldsOf>;

function fieldsOf(mark: string, email: string, categories: number[]) {
  return {
    firstName: "Jana",
    lastName: `Journey ${mark}`,
    email,
    notificationEmails: [],
    curatorCode: "",
    contentLanguage: "ENGLISH" as const,
    categories,
    weeklyTarget: 0,
  };
}

const adders = {
  Writer: ({ call }: Caller, fields: Fields) => call(writerUser.add, { ...fields, readyToPublish: false }),
  Proofreader: ({ call }: Caller, fields: Fields) => call(proofReaderUser.add, fields),
  "Editor-in-Chief": ({ call }: Caller, fields: Fields) => call(chiefUser.add, fields),
  Approver: ({ call }: Caller, fields: Fields) => call(approverUser.add, fields),
};

export type StaffRole = keyof typeof adders;

export interface NewStaff extends Person {
  /** The link of the first letter, which was used to set the password. */
  readonly invitation: string;
}

/** Staff whom no other journey knows, with the demo password and without notices, for these categories. */
export async function newStaff(role: StaffRole, categories: number[] = []): Promise<NewStaff> {
  const mark = randomUUID().slice(0, 8);
  const email = `staff-${mark}@mail.example`;
  await adders[role](await superAdmin(), fieldsOf(mark, email, categories));
  return { name: `Jana Journey ${mark}`, email, invitation: await acceptInvitation(email) };
}
