import { userTypes } from "@polyphon/contract/permissions.ts";
import { addCategory, addCompany, addFrontUser, addStaff } from "../people.ts";
import type { World } from "../world.ts";

/** A company with an employee and one of its staff who may open the calendar. */
export async function addCalendarCompany(world: World) {
  const company = await addCompany(world);
  return {
    company,
    category: await addCategory(world, [company]),
    staff: await addStaff(world, userTypes.corporateUser, ["list_user_calendar"], company),
    employee: await addFrontUser(world, company),
  };
}
