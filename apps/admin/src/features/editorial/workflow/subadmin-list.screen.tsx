import "../../../shared/theme/styles-screens.ts";
import { postStatuses } from "@polyphon/contract/content/content.ts";
import { useParams } from "@tanstack/react-router";
import { useText } from "../../../shared/text/use-text.ts";
import { WorkflowList } from "./workflow-list.tsx";

/** The address may name a status; anything else shows all posts. */
export default function SubadminListScreen() {
  const { text } = useText();
  const { params } = useParams({ strict: false }) as { readonly params?: string };
  const status = postStatuses.find((one) => one === params?.toUpperCase());
  return <WorkflowList title={text("editorial.list.allTitle")} status={status} />;
}
