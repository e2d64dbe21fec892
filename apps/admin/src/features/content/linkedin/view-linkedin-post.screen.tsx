import "../../../shared/theme/styles-screens.ts";
import { Button } from "@mantine/core";
import { networks } from "@polyphon/contract/networks/networks.ts";
import { networkNames } from "@polyphon/i18n/en/networks/networks.shared.ts";
import { StatusDot } from "@polyphon/ui/feedback/status-dot.tsx";
import { Card } from "@polyphon/ui/layout/card.tsx";
import { PageHead } from "@polyphon/ui/layout/page/page-head.tsx";
import { IconPencil } from "@tabler/icons-react";
import { type ReactNode, useState } from "react";
import { AppLink, useGo } from "../../../shared/address/app-link.tsx";
import { formatDate, formatMoment } from "../../../shared/time/format-time.ts";
import { RecordState } from "@polyphon/admin-kit/failure/record-state.tsx";
import { screenHref } from "../../../shared/address/screen-href.ts";
import { type Texts, useText } from "../../../shared/text/use-text.ts";
import view from "../post/view-post.module.css";
import { FactsCard } from "../post/facts-card.tsx";
import { companyOnly } from "../company-only.tsx";
import { DecideDialog, type Decision } from "./decide-dialog.tsx";
import { linkedinTones } from "./linkedin-tones.ts";
import classes from "./linkedin.module.css";
import { type LinkedinPost, useLinkedinPost } from "./use-linkedin-post.ts";

function outside(href: string | null, words: string, none: string): ReactNode {
  if (href === null) return none;
  return (
    <a href={href} target="_blank" rel="noreferrer">
      {words}
    </a>
  );
}

function factsOf(post: LinkedinPost, { text, language }: Texts): readonly (readonly [string, ReactNode])[] {
  const none = text("content.linkedin.none");
  const day = (value: string | null) => (value === null ? none : formatDate(value, language));
  return [
    [text("content.linkedin.category"), post.categoryName ?? none],
    [text("content.linkedin.language"), text(`content.languages.${post.language}`)],
    [text("content.linkedin.posted"), formatMoment(post.postedAt, language)],
    [text("content.linkedin.link"), outside(post.postUrl, post.postUrl ?? "", none)],
    [text("content.linkedin.campaign"), post.campaignName ?? none],
    [text("content.linkedin.from"), day(post.startsOn)],
    [text("content.linkedin.until"), day(post.endsOn)],
    ["LinkedIn", outside(post.permalink, text("content.linkedin.onLinkedin"), none)],
  ];
}

function Copies({ post }: { post: LinkedinPost }) {
  const { text } = useText();
  const written = networks.filter((network) => (post.copy[network] ?? "") !== "");
  return (
    <Card title={text("content.linkedin.copies")}>
      {written.length === 0 ? (
        <p className={classes.quiet}>{text("content.linkedin.none")}</p>
      ) : (
        <dl className={view.copies}>
          {written.map((network) => (
            <div key={network}>
              <dt>{networkNames[network]}</dt>
              <dd className={view.written}>{post.copy[network]}</dd>
            </div>
          ))}
        </dl>
      )}
    </Card>
  );
}

function Actions({ post, onDecide }: { post: LinkedinPost; onDecide: (what: Decision["what"]) => void }) {
  const { text } = useText();
  const go = useGo();
  return (
    <>
      {post.can.remove && (
        <Button variant="default" onClick={() => onDecide("remove")}>
          {text("content.linkedin.remove")}
        </Button>
      )}
      {post.can.edit && (
        <Button
          variant="default"
          leftSection={<IconPencil size={15} stroke={1.7} aria-hidden />}
          onClick={() => go(screenHref("/admin/edit_company_linkedin_post/:postId", { postId: post.id }))}
        >
          {text("content.linkedin.edit")}
        </Button>
      )}
      {post.can.approve && (
        <Button onClick={() => onDecide("approve")}>{text("content.linkedin.approve")}</Button>
      )}
    </>
  );
}

function ViewLinkedinPostScreen() {
  const texts = useText();
  const { text, language } = texts;
  const found = useLinkedinPost();
  const [what, setWhat] = useState<Decision["what"] | null>(null);
  const post = found.data;
  if (post === undefined) return <RecordState found={found} />;
  return (
    <div className={classes.page}>
      {what && (
        <DecideDialog decision={{ what, id: post.id, title: post.title }} onClose={() => setWhat(null)} />
      )}
      <PageHead
        title={post.title}
        sub={
          <span className={view.sub}>
            <StatusDot tone={linkedinTones[post.status]}>
              {text(`content.linkedin.statuses.${post.status}`)}
            </StatusDot>
            {text("content.linkedin.imported", { moment: formatMoment(post.importedAt, language) })}
            {post.postId !== null && (
              <AppLink optional href={screenHref("/admin/view-post/:id", { id: post.postId })}>
                {text("content.linkedin.openPost")}
              </AppLink>
            )}
          </span>
        }
        actions={<Actions post={post} onDecide={setWhat} />}
      />
      <div className={classes.columns}>
        <Copies post={post} />
        <FactsCard
          title={text("content.view.details")}
          facts={factsOf(post, texts)}
          images={post.images}
          altOf={(at) => text("content.linkedin.picture", { at })}
        />
      </div>
    </div>
  );
}

export default companyOnly(ViewLinkedinPostScreen);
