import { findAssignableCategories as at } from "@polyphon/contract/people/roles.contract.ts";
import { query } from "../../../../platform/operation/query.ts";
import { choices } from "../choices.ts";
import type { CategoryChoice } from "../../people.port.ts";

export const findAssignableCategories = (categories: CategoryChoice) =>
  query(at, async ({ input, tx }) => ({ items: [...(await categories.find(tx, input.search, choices))] }));
