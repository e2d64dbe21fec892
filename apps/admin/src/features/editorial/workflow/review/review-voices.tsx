import { Select } from "@mantine/core";
import type { Network } from "@polyphon/contract/networks/networks.ts";
import { limits } from "@polyphon/contract/limits.ts";
import { networkNames } from "@polyphon/i18n/en/networks/networks.shared.ts";
import { wordDiff } from "./word-diff.ts";
import { countGraphemes } from "@polyphon/rules/sharing/compose/copy/count-copy.ts";
import { Tag } from "@polyphon/ui/data/tag.tsx";
import { Segmented } from "@polyphon/ui/input/choice/segmented.tsx";
import { NetworkMark } from "@polyphon/ui/social/networks/network-mark.tsx";
import { useState } from "react";
import { formatMoment } from "../../../../shared/time/format-time.ts";
import { markOf } from "@polyphon/web/networks/network-mark.ts";
import { openReturn } from "../../../../shared/posts/open-return.ts";
import { ReturnNote } from "../../../../shared/posts/return-note.tsx";
import { useText } from "../../../../shared/text/use-text.ts";
import { DiffText } from "./diff-text.tsx";
import { networkChanges, type Review, type VoiceChange, voiceChanges } from "./review-model.ts";
import classes from "./review.module.css";

const stateKeys = {
  new: "newVoice",
  gone: "goneVoice",
  changed: "changed",
  unchanged: "unchanged",
  first: "firstTime",
} as const;

const stateTones = {
  new: "ok",
  gone: "bad",
  changed: "accent",
  unchanged: "neutral",
  first: "neutral",
} as const;

function Voice({ change, network, review }: { change: VoiceChange; network: Network; review: Review }) {
  const { text } = useText();
  const feedback = review.history.find(
    ({ own, reason, voices }) => own && reason !== null && voices.includes(change.voice),
  );
  const asked = openReturn(review);
  const empty = change.runs.every((run) => run.text === "");
  return (
    <section className={classes.voice} aria-label={text(`content.voices.${change.voice}`)}>
      <div className={classes.voiceHead}>
        <h3 className={classes.voiceName}>{text(`content.voices.${change.voice}`)}</h3>
        <Tag tone={stateTones[change.state]}>{text(`editorial.review.${stateKeys[change.state]}`)}</Tag>
        <span className={classes.counted}>
          {countGraphemes(change.text)} / {limits.copy.max[network]}
        </span>
      </div>
      {empty ? (
        <p className={classes.quiet}>{text("editorial.review.noCopy", { network: networkNames[network] })}</p>
      ) : (
        <DiffText runs={change.runs} />
      )}
      {asked?.voices.includes(change.voice) && <ReturnNote step={asked} />}
      {!asked && feedback?.reason && change.state === "changed" && (
        <p className={classes.ownNote}>
          <b>{text("editorial.review.reasonGiven")}</b> <q>{feedback.reason}</q>
        </p>
      )}
    </section>
  );
}

export interface ReviewVoicesProps {
  review: Review;
  onCompare: (key: string | undefined) => void;
}

/** The copies of one network, voice by voice, with what changed against a step of the history. */
export function ReviewVoices({ review, onCompare }: ReviewVoicesProps) {
  const { text, language } = useText();
  const used = networkChanges(review);
  const [wanted, setWanted] = useState<Network | null>(null);
  const most = used.toSorted((one, other) => other.changes - one.changes)[0]?.network;
  const network = used.find((one) => one.network === wanted)?.network ?? most ?? "LINKEDIN";
  const titleRuns = review.base ? wordDiff(review.base.title, review.title) : [];
  return (
    <>
      <div className={classes.tools}>
        <div className={classes.networks}>
          <Segmented
            label={text("editorial.review.networks")}
            value={network}
            onChange={setWanted}
            options={used.map(({ network: one, changes }) => ({
              value: one,
              spoken: `${networkNames[one]}, ${text("editorial.review.changes", { count: changes })}`,
              label: (
                <span className={classes.network}>
                  <NetworkMark network={markOf(one)} size={16} />
                  {one === network && networkNames[one]}
                  {changes > 0 && <span className={classes.changes}>{changes}</span>}
                </span>
              ),
            }))}
          />
        </div>
        {review.history.length > 0 && (
          <Select
            className={classes.compare ?? ""}
            size="xs"
            aria-label={text("editorial.review.compare")}
            leftSection={text("editorial.review.compare")}
            leftSectionWidth={116}
            allowDeselect={false}
            value={review.base ? String(review.base.key) : null}
            onChange={(key) => onCompare(key ?? undefined)}
            data={review.history.map(({ key, action, at }) => ({
              value: String(key),
              label: text("editorial.review.versionOf", {
                action: text(`editorial.actions.${action}`),
                when: formatMoment(at, language),
              }),
            }))}
          />
        )}
      </div>
      {titleRuns.some(({ kind }) => kind !== "same") && (
        <section className={classes.voice} aria-label={text("editorial.review.titleChanged")}>
          <h3 className={classes.voiceName}>{text("editorial.review.titleChanged")}</h3>
          <DiffText runs={titleRuns} />
        </section>
      )}
      {voiceChanges(review, network).map((change) => (
        <Voice key={change.voice} change={change} network={network} review={review} />
      ))}
    </>
  );
}
