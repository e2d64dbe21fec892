import { Switch } from "@mantine/core";
import { readAiSettings } from "@polyphon/contract/ai/ai.contract.ts";
import { limits } from "@polyphon/contract/limits.ts";
import type { Network } from "@polyphon/contract/networks/networks.ts";
import { countCopy } from "@polyphon/rules/sharing/compose/copy/count-copy.ts";
import { SkeletonRows } from "@polyphon/ui/feedback/loading/skeleton-rows.tsx";
import { CopyEditor } from "@polyphon/ui/input/editor/copy-editor.tsx";
import { Segmented } from "@polyphon/ui/input/choice/segmented.tsx";
import { ToolButton } from "@polyphon/ui/input/editor/tool-button.tsx";
import { Card } from "@polyphon/ui/layout/card.tsx";
import { CharRing } from "@polyphon/ui/input/editor/char-ring.tsx";
import { NetworkChip } from "@polyphon/ui/social/networks/network-chip.tsx";
import { useEndpoint } from "@polyphon/web/api/use-endpoint.ts";
import { IconSparkles } from "@tabler/icons-react";
import { Suspense, useState } from "react";
import { formatNumber } from "../../../../shared/time/formats.ts";
import { useMe } from "../../../../shared/session/me.ts";
import { markOf, nameOf } from "@polyphon/web/networks/network-mark.ts";
import { t } from "../../../../shared/text/text.ts";
import { languageCode } from "../../post/language-code.ts";
import classes from "../own-posts.module.css";
import { attachedTo, type OwnPostForm, tightest } from "./use-own-post-form.ts";
import { lazyPart } from "../../../../shared/connection/lazy-part.ts";

const AiPanel = lazyPart(() => import("../../../../shared/ai/ai-panel.tsx"));

export interface WordsPartProps {
  form: OwnPostForm;
  network: Network | null;
  onNetwork: (network: Network) => void;
}

function Counter({ form, network }: { form: OwnPostForm; network: Network | null }) {
  const { draft, offered } = form;
  const counted = draft.same ? tightest(draft, offered) : network;
  if (counted === null) return null;
  const text = draft.same ? draft.text : (draft.copy[counted] ?? "");
  const { length, remaining } = countCopy(counted, text, attachedTo(draft));
  const number = formatNumber(Math.abs(remaining));
  const words = t(remaining < 0 ? "ownPosts.form.over" : "ownPosts.form.left", { number });
  return (
    <output>
      <CharRing used={length} limit={limits.copy.max[counted]} label={`${nameOf(counted)}: ${words}`} />
    </output>
  );
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

function useMaySuggest(): boolean {
  const { account } = useMe();
  const enabled = account.can.features.includes("aiTextSuggestion");
  return useEndpoint(readAiSettings, {}, { enabled, retry: false }).data?.can.text ?? false;
}

function Editor({ form, network }: { form: OwnPostForm; network: Network | null }) {
  const { draft, set, texts } = form;
  const [open, setOpen] = useState(false);
  const maySuggest = useMaySuggest();
  const text = draft.same || network === null ? draft.text : (draft.copy[network] ?? "");
  const write = (value: string) =>
    set((now) =>
      now.same || network === null ? { text: value } : { copy: { ...now.copy, [network]: value } },
    );
  const label =
    draft.same || network === null
      ? t("ownPosts.form.copy")
      : t("ownPosts.form.copyFor", { network: nameOf(network) });
  return (
    <CopyEditor
      label={label}
      value={text}
      onChange={write}
      minLines={6}
      lang={languageCode(draft.language)}
      error={texts.copy}
      counter={<Counter form={form} network={network} />}
      tools={
        maySuggest ? (
          <ToolButton
            label={t("sharing.compose.ai.open")}
            icon={<IconSparkles size={20} stroke={1.7} />}
            expanded={open}
            onPress={() => setOpen(!open)}
          />
        ) : undefined
      }
      panel={
        open && (
          <Suspense fallback={<SkeletonRows label={t("ownPosts.form.ai")} rows={2} />}>
            <AiPanel
              referrer="OWN_POST"
              network={draft.same ? null : network}
              place="own-post"
              source="SHARED_OWN_POST"
              draft={{ title: draft.title, copy: text, postUrl: draft.postUrl }}
              onUse={write}
              onClose={() => setOpen(false)}
            />
          </Suspense>
        )
      }
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
        <Editor key={draft.same ? "all" : network} form={form} network={network} />
      </div>
    </Card>
  );
}
