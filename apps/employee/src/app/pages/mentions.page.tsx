import { type MentionState, mentionStates } from "@polyphon/contract/mentions/mentions.ts";
import { useNavigate, useSearch } from "@tanstack/react-router";
import { MentionsList } from "../../features/mentions/mentions-list.tsx";
import { t } from "../../shared/text/text.ts";
import { useTitle } from "../../shared/text/use-title.ts";

export default function MentionsPage() {
  useTitle(t("screens./mentions"));
  const { status }: { status?: unknown } = useSearch({ strict: false });
  const navigate = useNavigate();
  const onStatus = (next: MentionState | null) =>
    void navigate({ to: ".", search: next === null ? {} : { status: next }, resetScroll: false });
  return <MentionsList status={mentionStates.find((one) => one === status) ?? null} onStatus={onStatus} />;
}
