import type { readPostAs } from "@polyphon/contract/content/post/post-audience.contract.ts";
import type { OutputOf } from "@polyphon/contract/kit/endpoint.ts";
import type { Network } from "@polyphon/contract/networks/networks.ts";
import { networkNames } from "@polyphon/i18n/en/networks/networks.shared.ts";
import { suggestedCopy } from "@polyphon/rules/sharing/compose/compose-share.ts";
import { Segmented } from "@polyphon/ui/input/choice/segmented.tsx";
import { useState } from "react";
import { CopyPreview } from "../../../shared/preview/copy-preview.tsx";
import { formatDate, formatMoment } from "../../../shared/time/format-time.ts";
import { type Texts, useText } from "../../../shared/text/use-text.ts";
import type { StoredPost } from "../post-form/draft/post-draft.ts";
import postPage from "../post/view-post.module.css";
import classes from "./post-audience.module.css";

type View = OutputOf<typeof readPostAs>;
type Seen = NonNullable<View["seen"]>;
export type SeenView = View & { readonly seen: Seen };

function placeWords({ since, place, topDay, filter }: Seen, { text, language }: Texts): string[] {
  const isTop = place === "FRONT_PAGE_NEWS";
  return [
    ...(since === null ? [] : [text("content.audience.as.since", { moment: formatMoment(since, language) })]),
    text(`content.audience.as.place.${place}`),
    ...(topDay === null || isTop
      ? []
      : [text("content.audience.as.topDay", { day: formatDate(topDay, language) })]),
    ...(filter === "SHOWN" ? [] : [text(`content.audience.as.filter.${filter}`)]),
  ];
}

function shareWords({ seen, company }: SeenView, open: readonly Network[], { text }: Texts): string[] {
  if (!seen.mayShare) return [text("content.audience.as.light")];
  const names = open.map((network) => networkNames[network]).join(", ");
  return [
    open.length === 0
      ? text("content.audience.as.shareNowhere", { company: company.name })
      : text("content.audience.as.share", { networks: names }),
    ...seen.networks.flatMap(({ network, closed }) =>
      closed === null
        ? []
        : [text(`content.audience.as.closed.${closed}`, { network: networkNames[network] })],
    ),
  ];
}

/** The post's copies in the voices that the person can choose, drawn as a network would. */
function Looks({ post, view, open }: { post: StoredPost; view: SeenView; open: readonly Network[] }) {
  const { text } = useText();
  const { seen, person, company } = view;
  const [chosen, setChosen] = useState<Network | null>(null);
  const [first] = open;
  const network = chosen !== null && open.includes(chosen) ? chosen : first;
  if (network === undefined || first === undefined) return null;
  const copies = seen.voices.map((voice) => ({
    voice,
    copy: suggestedCopy(post, voice, seen.differentCopy ? network : first),
  }));
  if (copies.every(({ copy }) => copy === ""))
    return <p className={classes.line}>{text("content.audience.as.noCopy", { company: company.name })}</p>;
  const author = { name: person.name, handle: person.name.toLowerCase().replaceAll(/[^a-z0-9]/g, "") };
  return (
    <div className={classes.part}>
      <div className={postPage.networks}>
        <Segmented
          label={text("content.form.networks")}
          value={network}
          onChange={setChosen}
          options={open.map((value) => ({ value, label: networkNames[value] }))}
        />
      </div>
      <div className={postPage.voices}>
        {copies.map(({ voice, copy }) => {
          const name = text(`content.voices.${voice}`);
          const label = text("content.form.preview", { voice: name, network: networkNames[network] });
          return (
            <div key={voice} className={postPage.voice}>
              <h4 className={classes.heading}>{name}</h4>
              <CopyPreview post={post} network={network} copy={copy} label={label} author={author} />
            </div>
          );
        })}
      </div>
    </div>
  );
}

/** Since when somebody sees the post, where it stands in their feed, where they can share it and how that looks. */
export function SeenPost({ post, view }: { post: StoredPost; view: SeenView }) {
  const texts = useText();
  const { seen } = view;
  const open = seen.networks.flatMap(({ network, closed }) => (closed === null ? [network] : []));
  const lines = [...placeWords(seen, texts), ...shareWords(view, open, texts)];
  return (
    <>
      <ul className={classes.facts}>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      {seen.mayShare && open.length > 0 && (
        <section className={classes.part} aria-label={texts.text("content.audience.as.looks")}>
          <p className={classes.quiet}>{texts.text("content.audience.as.looks")}</p>
          <Looks post={post} view={view} open={open} />
        </section>
      )}
    </>
  );
}
