import type { Operation } from "../../../platform/operation/operation.ts";
import { listOwnLooks } from "./queries/list-own-looks.ts";
import { readCompanyVisibility } from "./queries/read-company-visibility.ts";
import { readDataSheet } from "./queries/read-data-sheet.ts";
import { readOwnVisibility } from "./queries/read-own-visibility.ts";

export const looksOperations: readonly Operation[] = [
  readOwnVisibility,
  listOwnLooks,
  readCompanyVisibility,
  readDataSheet,
];
