import "../../../shared/theme/styles-screens.ts";
import { ReviewQueue } from "./review/review-queue.tsx";

export default function EicPostsScreen() {
  return <ReviewQueue of="editorInChief" />;
}
