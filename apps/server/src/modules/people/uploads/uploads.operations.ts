import type { JobHandler } from "../../../platform/jobs/job-handler.ts";
import type { Operation } from "../../../platform/operation/operation.ts";
import { addBulkUpload } from "./commands/add-bulk-upload.ts";
import { cancelBulkUpload } from "./commands/cancel-bulk-upload.ts";
import { editBulkUploadRow } from "./rows/commands/edit-bulk-upload-row.ts";
import { fixBulkUpload } from "./commands/fix-bulk-upload.ts";
import { pauseBulkUpload } from "./commands/pause-bulk-upload.ts";
import { startBulkUpload } from "./commands/start-bulk-upload.ts";
import { addUploaded } from "./jobs/add-uploaded.ts";
import { checkUpload } from "./jobs/check-upload.ts";
import { readUpload } from "./jobs/read-upload.ts";
import { resumeUploads } from "./jobs/resume-uploads.ts";
import { listBulkUploadRows } from "./rows/queries/list-bulk-upload-rows.ts";
import { listBulkUploads } from "./queries/list-bulk-uploads.ts";
import { readBulkUploadFaults } from "./queries/read-bulk-upload-faults.ts";
import { readBulkUploadTemplate } from "./queries/read-bulk-upload-template.ts";
import { readBulkUpload } from "./queries/read-bulk-upload.ts";
import type { UploadDeps } from "./uploads.deps.ts";

export const uploadOperations = ({ prohibitedAmong }: UploadDeps): readonly Operation[] => [
  listBulkUploads,
  addBulkUpload,
  readBulkUploadTemplate,
  readBulkUpload,
  listBulkUploadRows,
  editBulkUploadRow(prohibitedAmong),
  fixBulkUpload,
  startBulkUpload,
  pauseBulkUpload,
  cancelBulkUpload,
  readBulkUploadFaults,
];

export const uploadJobs = (deps: UploadDeps): readonly JobHandler[] => [
  readUpload(deps),
  checkUpload(deps),
  addUploaded(deps),
  resumeUploads,
];
