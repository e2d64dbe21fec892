import type { ImportDeps } from "../modules/content/linkedin/linkedin.deps.ts";
import type { OrganisationPage } from "../modules/content/linkedin/linkedin-page.port.ts";
import { addPicture, pictureBytes, preparePicture } from "../modules/media/media.api.ts";
import type { OutsidePages } from "../modules/media/media.port.ts";
import { makeTakeOutsidePicture } from "../modules/media/outside-pages/take-outside-picture.ts";
import { freshToken } from "../modules/networks/networks.api.ts";
import type { NetworkConnector } from "../modules/networks/networks.port.ts";
import { sharedUrns } from "../modules/sharing/sharing.api.ts";
import type { SecretBox } from "../platform/secret/secret-box.ts";
import type { Storage } from "../platform/storage/storage.ts";

interface LinkedinParts {
  readonly page: OrganisationPage;
  readonly connectors: readonly NetworkConnector[];
  readonly box: SecretBox;
  readonly outside: OutsidePages;
  readonly storage: Storage;
}

/** What bringing in the posts of LinkedIn pages takes from the networks, the outside world and the storage. */
export function makeLinkedinDeps({ page, connectors, box, outside, storage }: LinkedinParts): ImportDeps {
  const take = makeTakeOutsidePicture({ outside, storage });
  return {
    page,
    token: (database, userId, spent) =>
      freshToken({ database, connectors, box }, { userId, network: "LINKEDIN", spent }),
    takePicture: (companyId, url) => take({ companyId, pictureUrl: url, pageUrl: url }),
    copyPicture: async (companyId, pictureKey) => {
      const picture = await preparePicture(storage, await pictureBytes(storage, pictureKey), "gallery");
      if (typeof picture === "string") return null;
      const owner = { companyId, createdBy: null, fileName: "linkedin" };
      return (tx) => addPicture(tx, { ...picture, sourceType: picture.mimeType }, owner);
    },
    sharedByUs: sharedUrns,
  };
}
