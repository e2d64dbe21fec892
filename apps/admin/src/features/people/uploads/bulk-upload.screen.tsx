import "../../../shared/theme/styles-screens.ts";
import { useListQuery } from "../../../shared/list/use-list-query.ts";
import { NewUpload } from "./new-upload.tsx";
import { UploadView } from "./upload-view.tsx";

/** The upload in the address, or a new one. */
export default function BulkUploadScreen() {
  const { upload } = useListQuery().values;
  return upload !== undefined && /^\d{1,15}$/.test(upload) ? (
    <UploadView key={upload} id={Number(upload)} />
  ) : (
    <NewUpload />
  );
}
