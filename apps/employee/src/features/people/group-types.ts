import { groupTypes } from "@polyphon/contract/people/groups.contract.ts";
import { t } from "../../shared/text/text.ts";

export const groupTypeOptions = () =>
  groupTypes.map((value) => ({ value, label: t(`people.groups.${value}`) }));
