import { Button } from "@mantine/core";
import { IconHandStop, IconPlayerPlay } from "@tabler/icons-react";
import { useState } from "react";
import { useAccount } from "../../../shared/session/account.ts";
import { TurnDialog } from "../../../shared/switches/turn-dialog.tsx";
import { useText } from "../../../shared/text/use-text.ts";
import type { StoredPost } from "../post-form/draft/post-draft.ts";

/** Takes a post away from employees with its planned shares, or gives it back. */
export function StopPost({ post }: { post: StoredPost }) {
  const { text } = useText();
  const { companyId } = useAccount();
  const [asking, setAsking] = useState(false);
  const stopped = post.killedAt !== null;
  if (!stopped && post.status !== "PUBLISHED") return null;
  const Icon = stopped ? IconPlayerPlay : IconHandStop;
  return (
    <>
      <Button
        variant="default"
        leftSection={<Icon size={15} stroke={1.7} aria-hidden />}
        onClick={() => setAsking(true)}
      >
        {text(stopped ? "content.view.release" : "content.view.kill")}
      </Button>
      {asking && (
        <TurnDialog
          target={{
            scope: "post",
            key: String(post.id),
            name: text("content.view.quoted", { title: post.title }),
            own: companyId !== null,
          }}
          stop={!stopped}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}
