import "../../../shared/theme/styles-screens.ts";
import { Button, useComputedColorScheme } from "@mantine/core";
import { type Network, networks } from "@polyphon/contract/networks/networks.ts";
import { networkNames } from "@polyphon/i18n/en/networks/networks.shared.ts";
import { StatusDot } from "@polyphon/ui/feedback/status-dot.tsx";
import { Segmented } from "@polyphon/ui/input/choice/segmented.tsx";
import { Card } from "@polyphon/ui/layout/card.tsx";
import { PageHead } from "@polyphon/ui/layout/page/page-head.tsx";
import { PostPreview } from "@polyphon/ui/social/preview/post-preview.tsx";
import { IconPencil } from "@tabler/icons-react";
import { type ReactNode, useState } from "react";
import { AppLink, useGo } from "../../../shared/address/app-link.tsx";
import { formatMoment } from "../../../shared/time/format-time.ts";
import { markOf } from "@polyphon/web/networks/network-mark.ts";
import { previewLabels, previewOf } from "../../../shared/preview/preview-of.ts";
import { RecordState } from "@polyphon/admin-kit/failure/record-state.tsx";
import { screenHref } from "../../../shared/address/screen-href.ts";
import { type Texts, useText } from "../../../shared/text/use-text.ts";
import { useShortLinkBase } from "../../../shared/preview/use-short-link-base.ts";
import view from "../post/view-post.module.css";
import { FactsCard } from "../post/facts-card.tsx";
import { type ApprovalAction, ApprovalDialog } from "./approval-dialog.tsx";
import classes from "./own-posts.module.css";
import { type AskedOwnPost, ownPostTones, useAskedOwnPost } from "./use-own-post.ts";

function Preview({ post }: { post: AskedOwnPost }) {
  const { text } = useText();
  const scheme = useComputedColorScheme("light");
  const shortLinkBase = useShortLinkBase();
  const written = networks.filter((network) => (post.copy[network] ?? "") !== "");
  const [chosen, setChosen] = useState<Network>(written[0] ?? "LINKEDIN");
  const shown = previewOf({ post, network: chosen, copy: post.copy[chosen] ?? "", shortLinkBase });
  const { attachment } = post;
  return (
    <Card
      title={text("content.ownPosts.copies")}
      aside={
        <div className={view.networks}>
          <Segmented
            label={text("content.ownPosts.networks")}
            value={chosen}
            onChange={setChosen}
            options={written.map((value) => ({ value, label: networkNames[value] }))}
          />
        </div>
      }
    >
      <div className={classes.preview}>
        <PostPreview
          network={markOf(chosen)}
          scheme={scheme}
          author={{ name: post.author, handle: post.author.toLowerCase().replaceAll(/\W/g, "") }}
          text={shown.text}
          images={shown.images}
          link={shown.link}
          attachment={
            attachment === null
              ? undefined
              : { kind: attachment.kind === "VIDEO" ? "video" : "document", title: attachment.title }
          }
          labels={previewLabels(text, text("content.ownPosts.preview", { network: networkNames[chosen] }))}
        />
      </div>
    </Card>
  );
}

function outside(href: string | null, words: string | null, none: string): ReactNode {
  if (href === null) return none;
  return (
    <a href={href} target="_blank" rel="noreferrer">
      {words ?? href}
    </a>
  );
}

function factsOf(post: AskedOwnPost, { text }: Texts): readonly (readonly [string, ReactNode])[] {
  const none = text("content.ownPosts.none");
  const { attachment } = post;
  return [
    [text("content.ownPosts.type"), text(`content.types.${post.type}`)],
    [text("content.ownPosts.language"), text(`content.languages.${post.language}`)],
    [text("content.ownPosts.link"), outside(post.postUrl, null, none)],
    [text("content.ownPosts.facebookUrl"), outside(post.facebookUrl, null, none)],
    [text("content.ownPosts.video"), outside(post.embedUrl, null, none)],
    [text("content.ownPosts.file"), outside(attachment?.url ?? null, attachment?.fileName ?? null, none)],
    [text("content.ownPosts.notes"), post.notes ?? none],
  ];
}

function Details({ post }: { post: AskedOwnPost }) {
  const texts = useText();
  const { text } = texts;
  return (
    <FactsCard
      title={text("content.ownPosts.details")}
      facts={factsOf(post, texts)}
      images={post.images}
      altOf={(at) => text("content.ownPosts.picture", { at })}
    />
  );
}

function History({ post }: { post: AskedOwnPost }) {
  const { text, language } = useText();
  return (
    <Card title={text("content.ownPosts.history")}>
      <ol className={classes.history}>
        {post.history.map(({ step, at, by, reason }) => (
          <li key={`${at}${step}`}>
            <b>{text(`content.ownPosts.step.${step}`)}</b>
            <span className={view.quiet}>
              {by || text("content.ownPosts.someone")}, {formatMoment(at, language)}
            </span>
            {reason !== null && <q className={view.written}>{reason}</q>}
          </li>
        ))}
      </ol>
    </Card>
  );
}

function Actions({ post, onAct }: { post: AskedOwnPost; onAct: (action: ApprovalAction) => void }) {
  const { text } = useText();
  const go = useGo();
  const { can } = post;
  return (
    <>
      {can.edit && (
        <Button
          variant="default"
          leftSection={<IconPencil size={15} stroke={1.7} aria-hidden />}
          onClick={() => go(screenHref("/admin/edit_own_post/:id", { id: post.id }))}
        >
          {text("content.ownPosts.edit")}
        </Button>
      )}
      {can.decide && (
        <>
          <Button variant="default" onClick={() => onAct("reject")}>
            {text("content.ownPosts.reject")}
          </Button>
          <Button onClick={() => onAct("approve")}>{text("content.ownPosts.approve")}</Button>
        </>
      )}
      {can.offer && <Button onClick={() => onAct("offer")}>{text("content.ownPosts.offer")}</Button>}
    </>
  );
}

/** One own post as the networks would show it, with its history and the reader's actions. */
export default function ViewOwnPostScreen() {
  const { text } = useText();
  const found = useAskedOwnPost();
  const [action, setAction] = useState<ApprovalAction | null>(null);
  const post = found.data;
  if (post === undefined) return <RecordState found={found} />;
  return (
    <div className={view.page}>
      {action && <ApprovalDialog action={action} post={post} onClose={() => setAction(null)} />}
      <PageHead
        title={post.title}
        sub={
          <span className={view.sub}>
            <StatusDot tone={ownPostTones[post.status]}>
              {text(`content.ownPosts.statuses.${post.status}`)}
            </StatusDot>
            {text("content.ownPosts.by", { name: post.author, company: post.company })}
            {post.offeredPostId !== null && (
              <AppLink optional href={screenHref("/admin/view-post/:id", { id: post.offeredPostId })}>
                {text("content.ownPosts.openOffered")}
              </AppLink>
            )}
          </span>
        }
        actions={<Actions post={post} onAct={setAction} />}
      />
      <div className={view.columns}>
        <Preview key={post.version} post={post} />
        <div className={classes.side}>
          <Details post={post} />
          <History post={post} />
        </div>
      </div>
    </div>
  );
}
