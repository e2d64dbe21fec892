import { voices } from "@polyphon/contract/content/content.ts";
import { limits } from "@polyphon/contract/limits.ts";
import type { Network } from "@polyphon/contract/networks/networks.ts";
import { countCopy } from "@polyphon/rules/sharing/count-copy.ts";
import { NoticeStrip } from "@polyphon/ui/feedback/notice-strip.tsx";
import { CopyEditor } from "@polyphon/ui/input/copy-editor.tsx";
import { Segmented } from "@polyphon/ui/input/segmented.tsx";
import { CharRing } from "@polyphon/ui/social/char-ring.tsx";
import { useEffect, useId, useRef } from "react";
import { formatNumber } from "../../shared/formats.ts";
import { nameOf } from "../../shared/networks.ts";
import { t } from "../../shared/text.ts";
import { attachmentsOf, copyOf } from "./composition.ts";
import classes from "./copy-field.module.css";
import { NetworkTabs } from "./network-tabs.tsx";
import type { Post } from "./share-model.ts";
import type { Composer } from "./use-composer.ts";

export interface CopyFieldProps {
  post: Post;
  composer: Composer;
  lines: number;
  fault: { readonly network: Network; readonly text: string } | null;
}

function Voices({ composer }: { composer: Composer }) {
  if (composer.voices.length < 2) return null;
  return (
    <Segmented
      label={t("sharing.dialog.voices")}
      value={composer.composition.voice}
      onChange={composer.speakAs}
      options={composer.voices.map((voice, at) => {
        const number = voices.indexOf(voice) + 1;
        const name = t("sharing.dialog.voice", { number });
        return { value: voice, label: at === 0 ? name : String(number), spoken: name };
      })}
    />
  );
}

/** With one text for all, the network that leaves the least room decides what the counter says. */
function tightest(post: Post, composer: Composer): Network | null {
  const { selected } = composer.composition;
  if (composer.differentCopy) return composer.shown;
  const left = (network: Network) =>
    countCopy(network, copyOf(composer.composition, network), attachmentsOf(post)).remaining;
  return [...selected].sort((one, other) => left(one) - left(other))[0] ?? composer.shown;
}

function Counter({ post, composer }: { post: Post; composer: Composer }) {
  const network = tightest(post, composer);
  if (network === null) return null;
  const { length, remaining } = countCopy(
    network,
    copyOf(composer.composition, network),
    attachmentsOf(post),
  );
  const count = Math.abs(remaining);
  const words = t(remaining < 0 ? "sharing.dialog.over" : "sharing.dialog.left", {
    number: formatNumber(count),
  });
  const named =
    composer.differentCopy || composer.composition.selected.length < 2
      ? words
      : `${nameOf(network)}: ${words}`;
  return (
    <output>
      <CharRing used={length} limit={limits.copy.max[network]} label={named} />
    </output>
  );
}

export function CopyField({ post, composer, lines, fault }: CopyFieldProps) {
  const panel = useId();
  const area = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    if (fault !== null) area.current?.focus();
  }, [fault]);
  const { shown, composition } = composer;
  const tabs = composer.differentCopy && composition.selected.length > 0;
  const faulty = fault !== null && (!composer.differentCopy || fault.network === shown);
  return (
    <div>
      <div className={classes.line}>
        {tabs && (
          <NetworkTabs
            label={t("sharing.dialog.copyTabs")}
            networks={composition.selected}
            shown={shown}
            panel={panel}
            onShow={composer.show}
          />
        )}
        <div className={classes.voices}>
          <Voices composer={composer} />
        </div>
      </div>
      <div
        id={panel}
        {...(tabs && shown !== null ? { role: "tabpanel", "aria-labelledby": `${panel}-${shown}` } : {})}
      >
        <CopyEditor
          label={
            tabs && shown !== null
              ? t("sharing.dialog.copyFor", { network: nameOf(shown) })
              : t("sharing.dialog.copy")
          }
          value={shown === null ? "" : copyOf(composition, shown)}
          onChange={composer.write}
          placeholder={t("sharing.dialog.copyPlaceholder")}
          readOnly={composer.locked}
          minLines={lines}
          inputRef={area}
          counter={<Counter post={post} composer={composer} />}
          error={faulty ? fault.text : undefined}
          hint={composer.locked ? t("sharing.dialog.locked") : undefined}
        />
      </div>
      {composer.replaced !== null && (
        <div className={classes.replaced}>
          <NoticeStrip
            tone="info"
            spoken="politely"
            action={
              <button type="button" className={classes.bringBack} onClick={composer.bringBack}>
                {t("sharing.dialog.bringBack")}
              </button>
            }
          >
            {t("sharing.dialog.replaced")}
          </NoticeStrip>
        </div>
      )}
    </div>
  );
}
