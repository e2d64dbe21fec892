import "../../../shared/theme/styles-screens.ts";
import { ReviewQueue } from "./review/review-queue.tsx";

export default function ApproverPostsScreen() {
  return <ReviewQueue of="approver" />;
}
