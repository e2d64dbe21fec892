import { photoReleased } from "@polyphon/contract/identity/identity.events.ts";
import { allScope } from "../../../../platform/db/scope.ts";
import { inTransaction } from "../../../../platform/db/transaction.ts";
import { on } from "../../../../platform/events/listener.ts";
import { dropPhotos } from "../own-photo.ts";

/** Of whatever company a photo was uploaded in: people move, and staff act for several. */
export const dropPhotosOfDeleted = on(photoReleased, "drop-photos-of-deleted", ({ payload, database }) =>
  inTransaction(database, allScope("media"), (tx) =>
    dropPhotos(tx, payload.accountId, { except: null, checked: false }),
  ),
);
