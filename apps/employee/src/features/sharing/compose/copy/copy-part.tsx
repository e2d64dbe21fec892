import { voices } from "@polyphon/contract/content/content.ts";
import { NoticeStrip } from "@polyphon/ui/feedback/notice-strip.tsx";
import { Segmented } from "@polyphon/ui/input/choice/segmented.tsx";
import { useId } from "react";
import { t } from "../../../../shared/text/text.ts";
import { CopyField, type CopyFieldProps } from "./copy-field.tsx";
import classes from "./copy-field.module.css";
import { NetworkTabs } from "../networks/network-tabs.tsx";
import type { Composer } from "../use-composer.ts";

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

/** The user's own text behind another voice. */
function Kept({ composer }: { composer: Composer }) {
  const [latest] = composer.writing.kept;
  if (latest === undefined) return null;
  return (
    <div className={classes.kept}>
      <NoticeStrip
        tone="info"
        spoken="politely"
        action={
          <button type="button" className={classes.bringBack} onClick={composer.bringBack}>
            {t("sharing.dialog.bringBack")}
          </button>
        }
      >
        {t("sharing.dialog.kept", { number: voices.indexOf(latest.voice) + 1 })}
      </NoticeStrip>
    </div>
  );
}

/** One text, or one per network behind its tab; the choice of voice; and the text field. */
export function CopyPart(props: CopyFieldProps & { composer: Composer; onlyOne: boolean }) {
  const { composer, onlyOne } = props;
  const panel = useId();
  const { shown, composition } = composer;
  const tabs = composer.differentCopy && composition.selected.length > 0 && !onlyOne;
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
        <div className={classes.voices}>{!onlyOne && <Voices composer={composer} />}</div>
      </div>
      <div
        id={panel}
        {...(tabs && shown !== null ? { role: "tabpanel", "aria-labelledby": `${panel}-${shown}` } : {})}
      >
        <CopyField {...props} />
      </div>
      <Kept composer={composer} />
    </div>
  );
}
