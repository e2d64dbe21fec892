import { Button } from "@mantine/core";
import { type Network, networks } from "@polyphon/contract/networks/networks.ts";
import { networkNames } from "@polyphon/i18n/en/networks/networks.shared.ts";
import { Figure } from "@polyphon/ui/data/figure/figure.tsx";
import { StatusDot } from "@polyphon/ui/feedback/status-dot.tsx";
import { Segmented } from "@polyphon/ui/input/choice/segmented.tsx";
import { Card } from "@polyphon/ui/layout/card.tsx";
import { PageHead } from "@polyphon/ui/layout/page/page-head.tsx";
import { IconPencil } from "@tabler/icons-react";
import { useState } from "react";
import { figureHint, figureText } from "../../../shared/figures/figure-text.ts";
import { useGo } from "../../../shared/address/app-link.tsx";
import { CopyPreview } from "../../../shared/preview/copy-preview.tsx";
import { RecordState } from "@polyphon/admin-kit/failure/record-state.tsx";
import { formatClock, formatMoment } from "../../../shared/time/format-time.ts";
import { postStateWords } from "../../../shared/posts/post-state.ts";
import { screenHref } from "../../../shared/address/screen-href.ts";
import { useNow } from "@polyphon/web/time/use-now.ts";
import { useText } from "../../../shared/text/use-text.ts";
import { PostAudience } from "../post-audience/post-audience.tsx";
import { PostFacts } from "./post-facts.tsx";
import { StopPost } from "./stop-post.tsx";
import type { StoredPost } from "../post-form/draft/post-draft.ts";
import { useSavedWords } from "./saved-words.ts";
import { usePost } from "./use-post.ts";
import classes from "./view-post.module.css";

function Copies({ post }: { post: StoredPost }) {
  const { text } = useText();
  const written = networks.filter((network) => post.voices.some(({ copy }) => (copy[network] ?? "") !== ""));
  const [chosen, setChosen] = useState<Network>(written[0] ?? "LINKEDIN");
  return (
    <Card
      title={text("content.view.copy")}
      aside={
        <div className={classes.networks}>
          <Segmented
            label={text("content.form.networks")}
            value={chosen}
            onChange={setChosen}
            options={networks.map((value) => ({
              value,
              label: networkNames[value],
              disabled: !written.includes(value),
            }))}
          />
        </div>
      }
    >
      <div className={classes.voices}>
        {post.voices.map(({ voice, copy }) => {
          const name = text(`content.voices.${voice}`);
          const words = copy[chosen] ?? "";
          return (
            <div key={voice} className={classes.voice}>
              <h3 className={classes.voiceName}>{name}</h3>
              {words === "" ? (
                <p className={classes.quiet}>
                  {text("content.view.noCopy", { network: networkNames[chosen] })}
                </p>
              ) : (
                <CopyPreview
                  post={post}
                  network={chosen}
                  copy={words}
                  label={text("content.form.preview", { voice: name, network: networkNames[chosen] })}
                />
              )}
            </div>
          );
        })}
      </div>
    </Card>
  );
}

function Figures({ post, countedAt }: { post: StoredPost; countedAt: number }) {
  const texts = useText();
  const { text, language } = texts;
  const asOf = text("content.view.measured", { time: formatClock(new Date(countedAt)) });
  const exact = !post.rounded && post.shares !== null && post.clicks !== null && post.shares > 0;
  const rate = exact ? (post.clicks ?? 0) / (post.shares ?? 1) : null;
  const shares = { value: post.shares, rounded: post.rounded };
  const clicks = { value: post.clicks, rounded: post.rounded, byWeek: true };
  return (
    <div className={classes.figures}>
      <Figure
        label={text("content.view.shares")}
        value={figureText(shares, texts)}
        detail={figureHint(shares, texts)}
        basis="measured"
        asOf={asOf}
      />
      <Figure
        label={text("content.view.clicks")}
        value={figureText(clicks, texts)}
        basis="measured"
        asOf={asOf}
      />
      <Figure
        label={text("content.view.rate")}
        value={
          rate === null
            ? text("content.view.none")
            : rate.toLocaleString(language, { maximumFractionDigits: 2 })
        }
        basis="measured"
        asOf={asOf}
        formula={text("content.view.rateFormula")}
      />
    </div>
  );
}

export default function ViewPostScreen() {
  const { text, language } = useText();
  const go = useGo();
  const found = usePost();
  const now = new Date(useNow());
  const saved = useSavedWords();
  const post = found.data;
  if (post === undefined) return <RecordState found={found} />;
  const { tone, words } = postStateWords(post, now, text);
  return (
    <div className={classes.page}>
      <PageHead
        title={post.title}
        sub={
          <span className={classes.sub}>
            <StatusDot tone={tone}>{words}</StatusDot>
            {text("content.view.created", { moment: formatMoment(post.createdAt, language) })}
            {post.updatedBy !== null && <span>{saved(post)}</span>}
          </span>
        }
        actions={
          <>
            {post.can.stop && <StopPost post={post} />}
            <Button
              variant="default"
              onClick={() => go(screenHref("/admin/view-post-details/:id", { id: post.id }))}
            >
              {text("content.view.moreDetails")}
            </Button>
            {post.can.duplicate && (
              <Button
                variant="default"
                onClick={() => go(screenHref("/admin/duplicate-post/:id", { id: post.id }))}
              >
                {text("content.list.duplicate")}
              </Button>
            )}
            {post.can.edit && (
              <Button
                leftSection={<IconPencil size={15} stroke={1.7} aria-hidden />}
                onClick={() => go(screenHref("/admin/edit-post/:id", { id: post.id }))}
              >
                {text("content.view.edit")}
              </Button>
            )}
          </>
        }
      />
      <Figures post={post} countedAt={found.dataUpdatedAt} />
      <div className={classes.columns}>
        <div className={classes.main}>
          <Copies post={post} />
          <PostAudience post={post} />
        </div>
        <PostFacts post={post} />
      </div>
    </div>
  );
}
