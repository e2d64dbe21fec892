import { companyChoices, holdingEntityChoices } from "./modules/companies/companies.api.ts";
import { topicChoices } from "./modules/content/content.api.ts";
import { employeeChoices, namesOfAccounts } from "./modules/identity/identity.api.ts";
import { imagesOf, refusePicture, type Signing } from "./modules/media/media.api.ts";
import { groupParameterChoices } from "./modules/people/people.api.ts";
import { cleanHtml } from "./modules/site/site.api.ts";
import type { ResourceDesk } from "./platform/resource/resource-desk.ts";

/** The desk of every administered thing: each module answers for the names of what is its own. */
export function makeResourceDesk(signing: () => Signing): ResourceDesk {
  return {
    choices: {
      company: companyChoices,
      holdingEntity: holdingEntityChoices,
      ...topicChoices,
      employee: employeeChoices,
      userGroupParameter: groupParameterChoices,
    },
    accountNames: namesOfAccounts,
    cleanHtml,
    pictures: {
      show: async (tx, ids) =>
        new Map([...(await imagesOf(tx, ids, signing()))].map(([id, image]) => [id, image.thumbnailUrl])),
      refuse: refusePicture,
    },
  };
}
