import { Button, TextInput } from "@mantine/core";
import { type PostType, postTypes } from "@polyphon/contract/content/content.ts";
import { limits } from "@polyphon/contract/limits.ts";
import { Card } from "@polyphon/ui/layout/card.tsx";
import { PageHead } from "@polyphon/ui/layout/page/page-head.tsx";
import { IconAlignLeft, IconFileText, IconPhoto, IconVideo } from "@tabler/icons-react";
import { type FormEvent, useState } from "react";
import { AppLink } from "../../../shared/address/app-link.tsx";
import { t } from "../../../shared/text/text.ts";
import classes from "./own-posts.module.css";

const icons = { IMAGE: IconPhoto, TEXT: IconAlignLeft, VIDEO: IconVideo, DOCUMENT: IconFileText };

export interface ChooseOwnPostProps {
  addressFor: (type: PostType) => string;
  onLink: (url: string) => void;
}

function FromLink({ onLink }: Pick<ChooseOwnPostProps, "onLink">) {
  const [url, setUrl] = useState("");
  const [wrong, setWrong] = useState(false);
  const go = (event: FormEvent) => {
    event.preventDefault();
    const given = url.trim();
    const fits = URL.canParse(given) && /^https?:$/.test(new URL(given).protocol);
    setWrong(!fits);
    if (fits) onLink(given);
  };
  return (
    <form className={classes.fromLink} onSubmit={go} noValidate>
      <TextInput
        className={classes.grow}
        label={t("ownPosts.choose.link")}
        placeholder="https://"
        inputMode="url"
        autoComplete="off"
        maxLength={limits.extract.addressMax}
        value={url}
        error={wrong ? t("ownPosts.choose.linkWrong") : undefined}
        onChange={(event) => setUrl(event.currentTarget.value)}
      />
      <Button type="submit" variant="default">
        {t("ownPosts.choose.linkGo")}
      </Button>
    </form>
  );
}

/** The first step: what the post is about, or a page to write about. */
export function ChooseOwnPost({ addressFor, onLink }: ChooseOwnPostProps) {
  return (
    <div className={classes.page}>
      <PageHead title={t("ownPosts.choose.title")} sub={t("ownPosts.choose.text")} />
      <ul className={classes.kinds}>
        {postTypes.map((type) => {
          const Icon = icons[type];
          return (
            <li key={type}>
              <AppLink className={classes.kind} href={addressFor(type)}>
                <Icon size={26} stroke={1.5} className={classes.kindIcon} aria-hidden />
                <span className={classes.kindTitle}>{t(`ownPosts.choose.${type}.title`)}</span>
                <span className={classes.kindText}>{t(`ownPosts.choose.${type}.text`)}</span>
              </AppLink>
            </li>
          );
        })}
      </ul>
      <Card title={t("ownPosts.choose.linkTitle")} bleed>
        <p className={classes.lead}>{t("ownPosts.choose.linkText")}</p>
        <FromLink onLink={onLink} />
      </Card>
    </div>
  );
}
