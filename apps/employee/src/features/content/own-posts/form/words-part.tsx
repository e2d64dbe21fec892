import { Switch } from "@mantine/core";
import type { Network } from "@polyphon/contract/networks/networks.ts";
import { Segmented } from "@polyphon/ui/input/choice/segmented.tsx";
import { Card } from "@polyphon/ui/layout/card.tsx";
import { NetworkChip } from "@polyphon/ui/social/networks/network-chip.tsx";
import { useMe } from "../../../../shared/session/me.ts";
import { markOf, nameOf } from "@polyphon/web/networks/network-mark.ts";
import { t } from "../../../../shared/text/text.ts";
import { languageCode } from "../../post/language-code.ts";
import { PostEditor } from "../../post/post-editor.tsx";
import classes from "../own-posts.module.css";
import { attachedTo, type OwnPostForm } from "./use-own-post-form.ts";

export interface WordsPartProps {
  form: OwnPostForm;
  network: Network | null;
  onNetwork: (network: Network) => void;
}

function Networks({ form }: { form: OwnPostForm }) {
  const { draft, offered, set } = form;
  return (
    <fieldset className={classes.chips} aria-label={t("ownPosts.form.networks")}>
      {offered.map((network) => (
        <NetworkChip
          key={network}
          network={markOf(network)}
          name={nameOf(network)}
          state={draft.networks.includes(network) ? "selected" : "connected"}
          onToggle={(on) =>
            set((now) => ({
              networks: on ? [...now.networks, network] : now.networks.filter((one) => one !== network),
            }))
          }
        />
      ))}
    </fieldset>
  );
}

function Words({ form, network }: { form: OwnPostForm; network: Network | null }) {
  const { draft, set, texts, offered } = form;
  const one = draft.same ? null : network;
  const write = (value: string) =>
    set((now) => (one === null ? { text: value } : { copy: { ...now.copy, [one]: value } }));
  return (
    <PostEditor
      label={one === null ? t("ownPosts.form.copy") : t("ownPosts.form.copyFor", { network: nameOf(one) })}
      lines={6}
      lang={languageCode(draft.language)}
      copy={one === null ? draft.text : (draft.copy[one] ?? "")}
      onCopy={write}
      source="SHARED_OWN_POST"
      network={one}
      networks={one === null ? offered.filter((each) => draft.networks.includes(each)) : [one]}
      attached={attachedTo(draft)}
      title={draft.title}
      postUrl={draft.postUrl}
      error={texts.copy}
    />
  );
}

/** One text for the selected networks, or a text for each. */
export function WordsPart({ form, network, onNetwork }: WordsPartProps) {
  const { draft, offered, set } = form;
  const { differentSocialCopyFeature } = useMe().company;
  return (
    <Card title={t("ownPosts.form.words")} bleed>
      <div className={classes.fields}>
        {differentSocialCopyFeature && (
          <Switch
            label={t("ownPosts.form.same")}
            description={t("ownPosts.form.sameHint")}
            checked={draft.same}
            onChange={(event) => {
              const same = event.currentTarget.checked;
              // Each network starts with the common text.
              set((now) =>
                same || Object.keys(now.copy).length > 0
                  ? { same }
                  : { same, copy: Object.fromEntries(now.networks.map((one) => [one, now.text])) },
              );
            }}
          />
        )}
        {draft.same ? (
          <Networks form={form} />
        ) : (
          network !== null && (
            <Segmented
              label={t("ownPosts.form.copyTabs")}
              value={network}
              onChange={onNetwork}
              options={offered.map((one) => ({ value: one, label: nameOf(one) }))}
            />
          )
        )}
        {draft.type === "DOCUMENT" && <p className={classes.hint}>{t("ownPosts.form.document")}</p>}
        <Words key={draft.same ? "all" : network} form={form} network={network} />
      </div>
    </Card>
  );
}
