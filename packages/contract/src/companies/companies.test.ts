import { expect, test } from "vitest";
import { endpoints } from "../endpoints.ts";
import { mentionStates } from "../mentions/mentions.ts";
import { permissionKeys } from "../permissions.ts";
import { screens } from "../screens/screens.ts";

const keyOf = (name: string) => {
  const access = endpoints.find((one) => one.name === name)?.access;
  return access && "staff" in access ? access.staff : null;
};

test("the permission catalogue has the four keys of companies [A6-23]", () => {
  expect(permissionKeys).toEqual(
    expect.arrayContaining([
      "list_company",
      "edit_company",
      "list_holding_entity",
      "list_onboarding_configuration",
    ]),
  );
});

test("calls for companies, holding entities and onboarding configurations exist, each behind its key [A7-16] [C6-14] [C7-09]", () => {
  const gates = {
    list_company: ["list-companies", "get-companies", "export-companies", "read-company-dashboard"],
    edit_company: ["get-company", "add-company", "edit-company", "edit-own-company", "act-on-companies"],
    list_holding_entity: ["list", "get", "add", "edit", "remove"].map((verb) => `${verb}-holding-entities`),
    list_onboarding_configuration: ["list", "get", "add", "edit", "remove"].map(
      (verb) => `${verb}-onboarding-configurations`,
    ),
  };
  for (const [key, names] of Object.entries(gates))
    for (const name of names) expect([name, keyOf(name)]).toEqual([name, key]);

  const shown = screens.filter(({ module }) => module === "companies");
  expect(new Set(shown.map(({ permission }) => permission))).toEqual(new Set(Object.keys(gates)));
});

test("the approval states are pending, active and rejected [A4-21]", () => {
  expect(mentionStates).toEqual(["PENDING_APPROVAL", "ACTIVE", "REJECTED"]);
});
