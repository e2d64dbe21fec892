import "../../../shared/theme/styles-screens.ts";
import { NewPost } from "../post-form/draft/new-post.tsx";

export default function AddFrontPageNewsScreen() {
  return <NewPost news />;
}
