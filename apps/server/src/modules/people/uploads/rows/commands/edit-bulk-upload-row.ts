import { editBulkUploadRow as at } from "@polyphon/contract/people/bulk-upload.contract.ts";
import { limits } from "@polyphon/contract/limits.ts";
import type { UploadField } from "@polyphon/contract/people/bulk-upload.ts";
import { cleanCell } from "@polyphon/rules/people/uploads/clean-cell.ts";
import { emailKeyOf } from "@polyphon/rules/people/uploads/check-upload-row.ts";
import { uploadCan } from "@polyphon/rules/people/uploads/upload-state.ts";
import { command } from "../../../../../platform/operation/command.ts";
import { Refusal } from "../../../../../platform/operation/refusal.ts";
import { checkRows } from "../check-rows.ts";
import { presentRows } from "../upload-rows.present.ts";
import { findRow, rewriteRow, type RowRecord, rowsWithEmails } from "../upload-rows.store.ts";
import { uploadToSteer } from "../../upload-to-steer.ts";
import type { ProhibitedAmong } from "../../uploads.port.ts";

const open = new Set<RowRecord["state"]>(["FINE", "EXISTS", "FAULTY"]);

/** The row is checked at once, together with those that share its old or new address. */
export const editBulkUploadRow = (prohibitedAmong: ProhibitedAmong) =>
  command(at, async ({ input, tx }) => {
    const before = await findRow(tx, input.id);
    if (!before) throw new Refusal("not_found");
    const upload = await uploadToSteer(tx, before.uploadId);
    const { edit } = uploadCan({ state: upload.state, ready: 0 });
    if (!edit || !open.has(before.state)) throw new Refusal("upload_busy");

    const cell = (field: UploadField) =>
      cleanCell(input[field] ?? before.values[field], limits.bulkUpload.cellMax + 1);
    const values = {
      firstName: cell("firstName"),
      lastName: cell("lastName"),
      email: cell("email"),
      language: cell("language"),
      group: cell("group"),
    };
    const emailKey = emailKeyOf(values.email);
    const kept = await rewriteRow(tx, { id: input.id, version: input.version, values, emailKey });
    if (!kept) throw new Refusal("edited_meanwhile");

    const keys = [before.emailKey, emailKey].filter((key) => key !== "");
    const sharing = (await rowsWithEmails(tx, upload.id, keys)).filter(({ id }) => id !== input.id);
    await checkRows(tx, prohibitedAmong, upload, [
      { id: before.id, rowNo: before.rowNo, values },
      ...sharing,
    ]);
    const after = await findRow(tx, input.id);
    const [row] = await presentRows(tx, upload.companyId, after ? [after] : []);
    if (!row) throw new Refusal("not_found");
    return row;
  });
