import "../../../shared/theme/styles-screens.ts";
import { readPostToDuplicate } from "@polyphon/contract/content/post/staff-post.contract.ts";
import { useEndpoint } from "@polyphon/web/api/use-endpoint.ts";
import { RecordState } from "@polyphon/admin-kit/failure/record-state.tsx";
import { useRecordId } from "../../../shared/address/record-address.ts";
import { NewPost } from "../post-form/draft/new-post.tsx";

export default function DuplicatePostScreen() {
  const post = useEndpoint(readPostToDuplicate, { id: useRecordId() }, { refetchOnWindowFocus: false });
  if (post.data === undefined) return <RecordState found={post} />;
  return <NewPost key={post.data.id} source={post.data} />;
}
