import "../../../shared/theme/styles-screens.ts";
import { recordIdOf } from "@polyphon/admin-kit/screens/record-id.ts";
import { useListQuery } from "../../../shared/list/use-list-query.ts";
import { NewUpload } from "./new-upload.tsx";
import { UploadView } from "./upload-view.tsx";

/** The upload in the address, or a new one. */
export default function BulkUploadScreen() {
  const id = recordIdOf(useListQuery().values["upload"]);
  return id === undefined ? <NewUpload /> : <UploadView key={id} id={id} />;
}
