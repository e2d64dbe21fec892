import { readFrontPost } from "@polyphon/contract/content/content.contract.ts";
import { useQueryClient } from "@tanstack/react-query";
import { useParams } from "@tanstack/react-router";
import { RealTimeEdit } from "../../../features/content/real-time/real-time-edit.tsx";
import { draftNameOf } from "../../../features/sharing/compose/kept-writing.ts";
import { draftStore } from "../../../shared/drafts/draft-store.ts";
import { useMe } from "../../../shared/session/me.ts";
import { NotFoundPage } from "../../screens/not-found.page.tsx";
import { useShareParam } from "../../shell/use-share-param.ts";

export default function RealTimeEditPage() {
  const given: Record<string, string | undefined> = useParams({ strict: false });
  const { account } = useMe();
  const share = useShareParam();
  const client = useQueryClient();
  const id = Number(given["id"]);
  if (!Number.isSafeInteger(id) || id <= 0) return <NotFoundPage />;
  const onTaken = (postId: number) => {
    // The new text replaces the draft that an earlier visit left in the dialog.
    draftStore.drop(account.id, draftNameOf(postId, null));
    client.removeQueries({ queryKey: [readFrontPost.name, { id: postId }] });
    share.open(postId);
  };
  return <RealTimeEdit key={id} id={id} onTaken={onTaken} />;
}
