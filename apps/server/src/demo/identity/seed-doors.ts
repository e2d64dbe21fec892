import { companyOfIndividuals } from "../../modules/companies/companies.api.ts";
import type { Tx } from "../../platform/db/transaction.ts";
import { demoDoors, demoNewcomers } from "./demo-doors.ts";
import {
  addAccount,
  assignRole,
  changeAccount,
  findRole,
  forgetTour,
  type NewAccount,
} from "../demo.store.ts";

interface Home {
  readonly id: number;
  readonly key: string;
}

async function addSeveralRoles(tx: Tx, person: NewAccount, companies: readonly Home[]): Promise<void> {
  const id = await addAccount(tx, {
    ...person,
    email: demoDoors.severalRoles,
    firstName: "Rosa",
    lastName: "Adler",
  });
  const all = companies.map((company) => company.id);
  await assignRole(tx, id, await findRole(tx, "Corporate admin"), all);
  await assignRole(tx, id, await findRole(tx, "Editor-in-Chief"), [], demoDoors.alias);
  await assignRole(tx, id, await findRole(tx, "Writer"), all.slice(0, 1));
}

/** One user for each special case of signing in, so that every gate can be seen without preparation. */
export async function addDoors(tx: Tx, companies: readonly Home[], passwordHash: string): Promise<void> {
  const home = companies.find((company) => company.key === "nordwind");
  if (!home) throw new Error("the demo has lost its first company");
  const person: NewAccount = {
    companyId: null,
    kind: "staff",
    email: "",
    passwordHash,
    firstName: "",
    lastName: "",
    headline: null,
    language: "en",
    proficiency: "MEMBER",
    light: false,
  };
  await addSeveralRoles(tx, person, companies);

  const employee = async (email: string, firstName: string, lastName: string, companyId = home.id) =>
    addAccount(tx, { ...person, kind: "front", companyId, email, firstName, lastName });
  await changeAccount(tx, await employee(demoDoors.termsOpen, "Tina", "Voss"), { terms_accepted_at: null });
  await changeAccount(tx, await employee(demoDoors.mustChangePassword, "Carl", "Busch"), {
    must_change_password: true,
  });
  await changeAccount(tx, await employee(demoDoors.passwordExpired, "Edda", "Kern"), {
    password_changed_at: new Date("2020-01-01T00:00:00Z"),
  });
  await changeAccount(tx, await employee(demoDoors.crossDomain, "Piet", "Visser"), {
    front_type: "CROSS_DOMAIN",
  });
  for (const { email, firstName, lastName } of demoNewcomers)
    await forgetTour(tx, await employee(email, firstName, lastName));
  const alone = await companyOfIndividuals(tx);
  await changeAccount(tx, await employee(demoDoors.individual, "Sven", "Holm", alone), {
    front_type: "INDIVIDUAL",
  });
}
