import { companyChoices, holdingEntityChoices } from "../modules/companies/companies.api.ts";
import { topicChoices } from "../modules/content/content.api.ts";
import { employeeChoices, namesOfAccounts, staffChoices } from "../modules/identity/identity.api.ts";
import { refusePicture } from "../modules/media/media.api.ts";
import { groupParameterChoices } from "../modules/people/people.api.ts";
import { cleanHtml } from "../modules/site/site.api.ts";
import type { ResourceLookups } from "../platform/resource/resource-lookups.ts";

/** The lookups of every administered thing: each module answers for the names of what is its own. */
export function makeResourceLookups(thumbnails: ResourceLookups["pictures"]["show"]): ResourceLookups {
  return {
    choices: {
      company: companyChoices,
      holdingEntity: holdingEntityChoices,
      ...topicChoices,
      employee: employeeChoices,
      userGroupParameter: groupParameterChoices,
      staff: staffChoices,
    },
    accountNames: namesOfAccounts,
    cleanHtml,
    pictures: { show: thumbnails, refuse: refusePicture },
  };
}
