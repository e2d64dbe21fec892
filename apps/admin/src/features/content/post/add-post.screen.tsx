import "../../../shared/theme/styles-screens.ts";
import { NewPost } from "../post-form/draft/new-post.tsx";

export default function AddPostScreen() {
  return <NewPost />;
}
