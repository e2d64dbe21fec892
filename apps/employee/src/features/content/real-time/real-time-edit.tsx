import { Button, TextInput } from "@mantine/core";
import { limits } from "@polyphon/contract/limits.ts";
import type { Network } from "@polyphon/contract/networks/networks.ts";
import { readMentions } from "@polyphon/rules/sharing/compose/copy/write-mentions.ts";
import { shortLinkOf } from "@polyphon/rules/sharing/compose/preview/short-link-of.ts";
import { NoticeStrip } from "@polyphon/ui/feedback/notice-strip.tsx";
import { CheckBox } from "@polyphon/ui/input/choice/check-box.tsx";
import { Segmented } from "@polyphon/ui/input/choice/segmented.tsx";
import { Card } from "@polyphon/ui/layout/card.tsx";
import { NetworkMark } from "@polyphon/ui/social/networks/network-mark.tsx";
import { type FormEvent, useState } from "react";
import { KeptStrip } from "../../../shared/drafts/kept-strip.tsx";
import { Preview } from "../../../shared/editor/preview/preview.tsx";
import { useShortLinkBase } from "../../../shared/editor/preview/use-short-link-base.ts";
import { FormFailure } from "../../../shared/failure/form-failure.tsx";
import { useMe } from "../../../shared/session/me.ts";
import { markOf, nameOf } from "@polyphon/web/networks/network-mark.ts";
import { t } from "../../../shared/text/text.ts";
import { useTitle } from "../../../shared/text/use-title.ts";
import { languageCode } from "../post/language-code.ts";
import { PostEditor } from "../post/post-editor.tsx";
import { ItemPage } from "./item-page.tsx";
import classes from "./real-time-edit.module.css";
import { attachedTo, type Taking, useTakeItem } from "./use-take-item.ts";
import type { RealTimeItem } from "./use-real-time.ts";

export interface RealTimeEditProps {
  id: number;
  /** The item is a post now: opens the share dialog. */
  onTaken: (postId: number) => void;
}

interface PartProps {
  item: RealTimeItem;
  taking: Taking;
}

/** The network whose text is written and shown; one with a fault comes forward. */
function useShown({ taking, networks }: { taking: Taking; networks: readonly Network[] }) {
  const [shown, setShown] = useState<Network>(networks[0] ?? "LINKEDIN");
  const faulty = networks.find((network) => taking.errors[`copy.${network}`] !== undefined);
  const [known, setKnown] = useState(taking.errors);
  if (known !== taking.errors) {
    setKnown(taking.errors);
    if (faulty !== undefined) setShown(faulty);
  }
  return { shown, setShown };
}

interface CopiesProps extends PartProps {
  networks: readonly Network[];
  shown: Network;
  onShow: (network: Network) => void;
}

/** One text per network, one network at a time. */
function Copies({ item, taking, networks, shown, onShow }: CopiesProps) {
  const copy = taking.form.copy[shown] ?? "";
  return (
    <div className={classes.copies}>
      {networks.length > 1 && (
        <Segmented
          label={t("realTime.edit.networks")}
          value={shown}
          onChange={onShow}
          options={networks.map((network) => ({
            value: network,
            label: (
              <span className={classes.network}>
                <NetworkMark network={markOf(network)} size={16} />
                <span className={classes.networkName}>{nameOf(network)}</span>
              </span>
            ),
            spoken: nameOf(network),
          }))}
        />
      )}
      <PostEditor
        key={shown}
        label={t("realTime.edit.copy", { network: nameOf(shown) })}
        showLabel
        lines={7}
        lang={item.language === null ? undefined : languageCode(item.language)}
        copy={copy}
        onCopy={(text) => taking.write(shown, text)}
        source="REAL_TIME"
        network={shown}
        networks={[shown]}
        attached={attachedTo(item)}
        title={taking.form.title}
        postUrl={item.url}
        error={taking.errors[`copy.${shown}`]}
        hint={copy.trim() === "" ? t("realTime.edit.empty", { network: nameOf(shown) }) : undefined}
      />
    </div>
  );
}

function Picture({ item, taking }: PartProps) {
  if (item.image === null) return <NoticeStrip tone="info">{t("realTime.edit.noPicture")}</NoticeStrip>;
  const { withPicture } = taking.form;
  return (
    <div className={classes.pictureLine}>
      <img
        className={classes.picture}
        src={item.image.thumbnailUrl}
        alt=""
        data-off={!withPicture || undefined}
      />
      <CheckBox checked={withPicture} onChange={(chosen) => taking.set({ withPicture: chosen })}>
        {t("realTime.edit.picture")}
      </CheckBox>
    </div>
  );
}

/** The item as the person will share it. */
function ItemPreview({ item, taking, networks, shown, onShow }: CopiesProps) {
  const base = useShortLinkBase();
  const { text, mentions } = readMentions(taking.form.copy[shown] ?? "");
  return (
    <Preview
      post={{ title: taking.form.title, linkDomain: item.linkDomain, attachment: undefined }}
      network={shown}
      choice={networks}
      onNetwork={onShow}
      copy={text}
      mentions={mentions}
      pictures={item.image !== null && taking.form.withPicture ? [item.image] : []}
      shortLink={shortLinkOf(item.url, base)}
    />
  );
}

function Form({ item, onTaken }: { item: RealTimeItem } & Pick<RealTimeEditProps, "onTaken">) {
  const { company } = useMe();
  const networks = company.socialNetworks;
  const taking = useTakeItem(item, networks, onTaken);
  const { shown, setShown } = useShown({ taking, networks });
  const copies = { item, taking, networks, shown, onShow: setShown };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    taking.send();
  };
  return (
    <form className={classes.form} onSubmit={onSubmit} noValidate>
      <div className={classes.columns}>
        <Card bleed>
          <div className={classes.body}>
            <div>
              <h1 className={classes.title}>{t("realTime.edit.title")}</h1>
              <p className={classes.text}>{t("realTime.edit.text")}</p>
            </div>
            <KeptStrip kept={taking.kept} />
            <FormFailure failure={Object.keys(taking.errors).length > 0 ? null : taking.failure} />
            <p className={classes.original}>
              <span className={classes.label}>{t("realTime.edit.original")}</span>
              <a href={item.url} target="_blank" rel="noreferrer">
                {item.title}
              </a>
              <span className={classes.quiet}>{item.source}</span>
            </p>
            <TextInput
              label={t("realTime.edit.postTitle")}
              value={taking.form.title}
              maxLength={limits.post.titleMax}
              error={taking.errors["title"]}
              onChange={(event) => taking.set({ title: event.currentTarget.value })}
            />
            <Copies {...copies} />
            <Picture item={item} taking={taking} />
          </div>
        </Card>
        <aside className={classes.side}>
          <ItemPreview {...copies} />
        </aside>
      </div>
      <div className={classes.foot}>
        <Button type="submit" loading={taking.busy}>
          {t("realTime.edit.onward")}
        </Button>
      </div>
    </form>
  );
}

export function RealTimeEdit({ id, onTaken }: RealTimeEditProps) {
  useTitle(t("screens./real-time-content-edit/:id"));
  return <ItemPage id={id}>{(item) => <Form key={item.id} item={item} onTaken={onTaken} />}</ItemPage>;
}
