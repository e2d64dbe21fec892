import { voices } from "@polyphon/contract/content/content.ts";
import { networks } from "@polyphon/contract/networks/networks.ts";
import { Card } from "@polyphon/ui/layout/card.tsx";
import { useMe } from "../../../shared/session/me.ts";
import { t } from "../../../shared/text/text.ts";
import { languageCode } from "./language-code.ts";
import classes from "./post-details.module.css";
import type { FrontPost } from "../feed/use-feed.ts";

/** The suggested texts, so that a voice can be chosen by reading. */
export function VoiceTexts({ post }: { post: FrontPost }) {
  const { noOfVoices, socialNetworks } = useMe().company;
  const texts = post.voices
    .filter(({ voice }) => voices.indexOf(voice) < noOfVoices)
    .map(({ voice, copy }) => ({
      voice,
      text: networks
        .filter((network) => socialNetworks.includes(network))
        .map((network) => copy[network])
        .find(Boolean),
    }))
    .filter(({ text }) => text !== undefined);
  if (texts.length === 0) return null;
  return (
    <Card title={t("content.details.voices")} bleed>
      <ul className={classes.voices}>
        {texts.map(({ voice, text }) => (
          <li key={voice}>
            <h3 className={classes.voice}>
              {t("content.details.voice", { number: voices.indexOf(voice) + 1 })}
            </h3>
            <p className={classes.copy} lang={languageCode(post.language)}>
              {text}
            </p>
          </li>
        ))}
      </ul>
    </Card>
  );
}
