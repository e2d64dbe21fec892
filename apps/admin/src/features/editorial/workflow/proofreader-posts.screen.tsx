import "../../../shared/theme/styles-screens.ts";
import { ReviewDesk } from "./review/review-desk.tsx";

export default function ProofreaderPostsScreen() {
  return <ReviewDesk of="proofreader" />;
}
