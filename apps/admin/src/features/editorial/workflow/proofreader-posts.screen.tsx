import "../../../shared/theme/styles-screens.ts";
import { ReviewQueue } from "./review/review-queue.tsx";

export default function ProofreaderPostsScreen() {
  return <ReviewQueue of="proofreader" />;
}
