import "../../../shared/theme/styles-screens.ts";
import { useText } from "../../../shared/text/use-text.ts";
import { WorkflowList } from "./workflow-list.tsx";

export default function CategoryContentsScreen() {
  const { text } = useText();
  return <WorkflowList title={text("editorial.list.categoryTitle")} />;
}
