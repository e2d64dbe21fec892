import "../../../shared/theme/styles-screens.ts";
import { PostForm } from "../post-form/post-form.tsx";

export default function AddFrontPageNewsScreen() {
  return <PostForm news />;
}
