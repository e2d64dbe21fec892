import "../../../shared/theme/styles-screens.ts";
import { Button } from "@mantine/core";
import { networks } from "@polyphon/contract/networks/networks.ts";
import { networkNames } from "@polyphon/i18n/en/networks/networks.shared.ts";
import { codeOfVoice } from "@polyphon/rules/content/post-form/curator-code.ts";
import { StatusDot } from "@polyphon/ui/feedback/status-dot.tsx";
import { Card } from "@polyphon/ui/layout/card.tsx";
import { PageHead } from "@polyphon/ui/layout/page/page-head.tsx";
import { NetworkMark } from "@polyphon/ui/social/networks/network-mark.tsx";
import { IconPencil } from "@tabler/icons-react";
import { holds, useAccount } from "../../../shared/session/account.ts";
import { AppLink, useGo } from "../../../shared/address/app-link.tsx";
import { markOf } from "@polyphon/web/networks/network-mark.ts";
import { postStateWords } from "../../../shared/posts/post-state.ts";
import { RecordState } from "@polyphon/admin-kit/failure/record-state.tsx";
import { queryString, screenHref } from "../../../shared/address/screen-href.ts";
import { useNow } from "@polyphon/web/time/use-now.ts";
import { useText } from "../../../shared/text/use-text.ts";
import { useSavedWords } from "./saved-words.ts";
import { PostAudience } from "../post-audience/post-audience.tsx";
import { PostFacts } from "./post-facts.tsx";
import type { StoredPost } from "../post-form/draft/post-draft.ts";
import { usePost } from "./use-post.ts";
import classes from "./view-post.module.css";

/** All copy as written, to read and compare. */
function AllCopies({ post }: { post: StoredPost }) {
  const { text } = useText();
  return (
    <Card title={text("content.view.copy")}>
      <div className={classes.texts}>
        {post.voices.map(({ voice, copy, aiPercent }) => (
          <section key={voice} aria-label={text(`content.voices.${voice}`)}>
            <h3 className={classes.voiceName}>
              {[
                text(`content.voices.${voice}`),
                ...(post.curatorCode === null ? [] : [codeOfVoice(post.curatorCode, voice)]),
                ...(aiPercent === null ? [] : [text("content.view.ai", { percent: aiPercent })]),
              ].join(" · ")}
            </h3>
            <dl className={classes.copies}>
              {networks
                .filter((network) => (copy[network] ?? "") !== "")
                .map((network) => (
                  <div key={network}>
                    <dt>
                      <NetworkMark network={markOf(network)} size={16} /> {networkNames[network]}
                    </dt>
                    <dd className={classes.written}>{copy[network]}</dd>
                  </div>
                ))}
            </dl>
          </section>
        ))}
      </div>
    </Card>
  );
}

export default function ViewPostDetailsScreen() {
  const { text } = useText();
  const go = useGo();
  const account = useAccount();
  const found = usePost();
  const now = new Date(useNow());
  const saved = useSavedWords();
  const post = found.data;
  if (post === undefined) return <RecordState found={found} />;
  const { tone, words } = postStateWords(post, now, text);
  const actions = `${screenHref("/admin/view-user-action", {})}${queryString({ postId: String(post.id) })}`;
  return (
    <div className={classes.page}>
      <PageHead
        title={post.title}
        sub={
          <span className={classes.sub}>
            <StatusDot tone={tone}>{words}</StatusDot>
            {saved(post)}
          </span>
        }
        actions={
          <>
            {holds(account, "list_post_user_action") && (
              <AppLink href={actions}>{text("content.view.actions")}</AppLink>
            )}
            {post.can.edit && (
              <Button
                leftSection={<IconPencil size={15} stroke={1.7} aria-hidden />}
                onClick={() => go(screenHref("/admin/editpost/:id", { id: post.id }))}
              >
                {text("content.view.edit")}
              </Button>
            )}
          </>
        }
      />
      <div className={classes.columns}>
        <div className={classes.main}>
          <AllCopies post={post} />
          <PostAudience post={post} />
        </div>
        <PostFacts post={post} />
      </div>
    </div>
  );
}
