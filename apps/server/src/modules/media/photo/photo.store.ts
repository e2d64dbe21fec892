import type { Tx } from "../../../platform/db/transaction.ts";

export interface Photo {
  readonly createdBy: number | null;
  readonly bytes: number | null;
  readonly width: number | null;
  readonly height: number | null;
  readonly sourceType: string | null;
  readonly thumbnailKey: string | null;
}

/** A checked picture that somebody uploaded as their photo. */
export async function findPhoto(tx: Tx, id: number): Promise<Photo | null> {
  const { rows } = await tx.client.query<Photo>(
    `select created_by as "createdBy", bytes, width, height, source_type as "sourceType",
       thumbnail_key as "thumbnailKey"
     from media where id = $1 and use = 'profile' and state = 'READY'`,
    [id],
  );
  return rows[0] ?? null;
}

export interface PhotoFiles {
  readonly originalKey: string;
  readonly pictureKey: string | null;
  readonly thumbnailKey: string | null;
}

/** Everything that a person uploaded as a photo, but for one. With `checked` those stay that are still being checked. */
export async function deletePhotos(
  tx: Tx,
  accountId: number,
  { except, checked }: { readonly except: number | null; readonly checked: boolean },
): Promise<PhotoFiles[]> {
  const { rows } = await tx.client.query<PhotoFiles>(
    `delete from media where created_by = $1 and use = 'profile' and id is distinct from $2
       and not ($3 and state = 'CHECKING')
     returning original_key as "originalKey", picture_key as "pictureKey", thumbnail_key as "thumbnailKey"`,
    [accountId, except, checked],
  );
  return rows;
}
